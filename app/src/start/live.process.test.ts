import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { rootDir } from '../build/paths.ts';

const PROGRAM = `
  import { live } from './app/src/start/live.ts';
  import { openLog } from './app/src/start/openLog.ts';
  const fail = () => void Promise.reject(new Error('aside'));
  await live(openLog({ form: 'text', level: 'info' }), async () => {
    if (process.argv[1] === 'early') fail();
    await new Promise((resolve) => setTimeout(resolve, 100));
    setTimeout(fail, 100);
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 300);
    return null;
  });`;

/** Runs a process in which something fails that nobody waits for. */
async function run(when: 'early' | 'late'): Promise<{ code: unknown; complaints: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, when], { cwd: rootDir });
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, complaints };
}

test('what fails aside while it is open is told, and the process lives until it is told to stop', async () => {
  expect(await run('late')).toEqual({ code: 0, complaints: expect.stringMatching(/nobody waited.*aside/s) });
});

test('what fails aside while it is being opened ends the start', async () => {
  expect(await run('early')).toEqual({ code: 1, complaints: expect.stringMatching(/aside/) });
});
