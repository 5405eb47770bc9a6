import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A clone with nothing installed, and an `npx` that notes its calls instead of reaching for the network. */
let clone = '';
let bin = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'siren-run-'));
  bin = join(clone, 'bin');
  for (const file of ['run.mjs', 'bootstrap.mjs'])
    put(`scripts/${file}`, readFileSync(join(import.meta.dirname, file)));
  put('packages/domain/package.json', '{}');
  put('package.json', '{}');
  put('pnpm-lock.yaml', '');
  put('hello.ts', 'const who: string = process.argv[2] ?? "nobody";\nconsole.log(`hello ${who}`);\n');
  npx('mkdir -p node_modules; sleep 0.3');
});
afterEach(() => rmSync(clone, { recursive: true }));

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), content);
}

function npx(script: string): void {
  put('bin/npx', `#!/bin/sh\necho "$@" >> ${join(clone, 'calls')}\n${script}\n`);
  chmodSync(join(bin, 'npx'), 0o755);
}

const installs = (): string[] =>
  existsSync(join(clone, 'calls')) ? readFileSync(join(clone, 'calls'), 'utf8').trim().split('\n') : [];

function start(args: string[], nodeArgs: string[] = []): ChildProcess {
  const path = `${bin}:/usr/bin:/bin`;
  return spawn(process.execPath, [...nodeArgs, 'scripts/run.mjs', ...args], {
    cwd: clone,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; out: string; errors: string }> {
  let out = '';
  let errors = '';
  child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, errors };
}

const run = (args: string[], nodeArgs: string[] = []) => outcome(start(args, nodeArgs));

describe('what is missing', () => {
  test('is installed once, by the pinned package manager, however many commands start together', async () => {
    const outcomes = await Promise.all([
      run(['hello.ts', 'a']),
      run(['hello.ts', 'b']),
      run(['hello.ts', 'c']),
    ]);
    expect(outcomes.map(({ out }) => out)).toEqual(['hello a\n', 'hello b\n', 'hello c\n']);
    expect(installs()).toEqual([
      expect.stringMatching(/^--yes pnpm@\d+\.\d+\.\d+ install --frozen-lockfile$/),
    ]);
  });

  test('is installed anew when a manifest changed, and not otherwise', async () => {
    await run(['hello.ts']);
    await run(['hello.ts']);
    expect(installs()).toHaveLength(1);
    put('packages/domain/package.json', '{"dependencies":{}}');
    await run(['hello.ts']);
    expect(installs()).toHaveLength(2);
  });

  test('is installed although a killed command left its lock behind', async () => {
    put('.cache/install.lock', 'somebody');
    utimesSync(join(clone, '.cache/install.lock'), 1, 1);
    put('package.json', '{"name":"changed"}');
    expect((await run(['hello.ts', 'again'])).out).toBe('hello again\n');
  });
});

describe('says in one line', () => {
  test.each([
    [
      'that the registry is out of reach',
      'echo getaddrinfo ENOTFOUND registry >&2; exit 1',
      'the package registry cannot be reached',
    ],
    ['that the disk is full', 'echo ENOSPC: no space left >&2; exit 1', 'the disk is full'],
    [
      'that the lockfile is out of date',
      'echo ERR_PNPM_OUTDATED_LOCKFILE; exit 1',
      'pnpm-lock.yaml does not fit',
    ],
  ])('%s', async (_, script, reason) => {
    npx(script);
    const { code, out, errors } = await run(['hello.ts']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const [, line, ...rest] = errors.trim().split('\n');
    expect(line).toContain(reason);
    expect(rest).toEqual([]);
    npx('mkdir -p node_modules');
    expect((await run(['hello.ts'])).code).toBe(0);
  });

  test('that this Node is too old, and installs nothing', async () => {
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})";
    const { code, errors } = await run(['hello.ts'], ['--import', old]);
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^Node 20 or newer is needed, and this one is v/),
    ]);
    expect(installs()).toEqual([]);
  });

  test('that there is no runtime for this machine and the Node that is there is too old', async () => {
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.0.0'})";
    const { code, errors } = await run(['hello.ts'], ['--import', old]);
    expect(code).toBe(1);
    expect(errors.trim().split('\n').at(-1)).toMatch(/install Node 26 or newer/);
  });
});

describe('what is run', () => {
  test('ends with its own exit code', async () => {
    put('seven.ts', 'process.exit(7);\n');
    expect((await run(['seven.ts'])).code).toBe(7);
  });

  test('finds the tools of the repository first', async () => {
    put('bin-check.ts', "console.log((process.env['PATH'] ?? '').split(':')[1]);\n");
    expect((await run(['bin-check.ts'])).out.trim()).toBe(join(clone, 'node_modules/.bin'));
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'hears %s, and may end in its own time',
    async (signal) => {
      put(
        'wait.ts',
        `process.on('${signal}', () => process.exit(3));\nconsole.log('up');\nsetInterval(() => {}, 1e6);\n`,
      );
      const child = start(['wait.ts']);
      const ended = outcome(child);
      await once(child.stdout!, 'data');
      child.kill(signal);
      expect((await ended).code).toBe(3);
    },
  );
});
