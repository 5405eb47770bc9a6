import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rootDir } from './paths.ts';

let house: string;
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'siren-build-'));
  for (const folder of ['domain', 'contract', 'ui', 'features']) {
    await mkdir(join(house, 'packages', folder), { recursive: true });
  }
  for (const folder of ['app/src/pages', 'app/src/staff', 'app/src/back-office', 'app/public'])
    await mkdir(join(house, folder), { recursive: true });
  await cp(join(rootDir, 'app/src/build'), join(house, 'app/src/build'), { recursive: true });
  await symlink(join(rootDir, 'app/node_modules'), join(house, 'app/node_modules'));
  await write('pnpm-lock.yaml', '');
  await write('app/package.json', '{"type":"module"}');
  await write('app/public/about.txt', 'x'.repeat(2_000));
  await write(
    'app/vite.config.ts',
    `export default ({ isSsrBuild }) => ({ root: import.meta.dirname, build: { rolldownOptions: {
       input: isSsrBuild ? 'src/entries/server.ts' : 'src/entries/client.ts' } } });`,
  );
  await write(
    'app/vite.staff.config.ts',
    `export default { root: import.meta.dirname, publicDir: false,
       build: { assetsDir: 'assets/staff', rolldownOptions: { input: 'src/staff/entry.ts' } } };`,
  );
  await write(
    'app/vite.office.config.ts',
    `export default { root: import.meta.dirname, publicDir: false,
       build: { assetsDir: 'assets/office', rolldownOptions: { input: 'src/back-office/entry.ts' } } };`,
  );
  await write('app/vite.targets.ts', '');
  await write('app/vite.aliases.ts', '');
  await write('app/vite.lightRouter.ts', '');
  await write('app/src/staff/entry.ts', `console.log('${'staff '.repeat(400)}');`);
  await write('app/src/back-office/entry.ts', `console.log('${'office '.repeat(400)}');`);
  await entry('console.log(1);');
});
afterEach(() => rm(house, { recursive: true, force: true, maxRetries: 10 }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(house, path, '..'), { recursive: true });
  await writeFile(join(house, path), text);
}
/** A small app whose one module is `text`. */
async function entry(text: string): Promise<void> {
  await write('app/src/entries/client.ts', text);
  await write('app/src/entries/server.ts', text);
}

/** `ensureBuild` in a process of its own: what it said, and why it failed. */
function build() {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { ensureBuild } from '${join(house, 'app/src/build/ensureBuild.ts')}';
       await ensureBuild({ say: console.log }).catch(({ name, message }) => console.log(name + ': ' + message));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  let out = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  const lines = once(child, 'close').then(() => out.split('\n').filter(Boolean));
  const cut = () => {
    // The whole group: the tools are a process of their own. It may have finished already.
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  };
  return { lines, cut };
}

const builtId = async () =>
  (JSON.parse(await readFile(join(house, 'app/dist/build.json'), 'utf8')) as { id: string }).id;
const leftovers = async () =>
  (await readdir(join(house, '.cache')).catch(() => [])).filter((name) => name.startsWith('build-'));

test('an app is built once for its sources, and anew when they change', async () => {
  expect(await build().lines).toEqual(['Собираем приложение…']);
  const first = await builtId();
  expect(await readdir(join(house, 'app/dist/client'))).toEqual(
    expect.arrayContaining(['assets', 'about.txt', 'about.txt.br', 'about.txt.gz']),
  );
  expect(await build().lines).toEqual([]);
  await entry('console.log(2);');
  expect(await build().lines).toEqual(['Собираем приложение…']);
  expect(await builtId()).not.toBe(first);
});

test("the staff's app is built beside the shop, and anew when its sources change", async () => {
  await build().lines;
  const first = await builtId();
  const files = await readdir(join(house, 'app/dist/staff/assets/staff'));
  expect(files.toSorted()).toEqual([
    expect.stringMatching(/^entry-.+\.js$/),
    expect.stringMatching(/\.js\.br$/),
    expect.stringMatching(/\.js\.gz$/),
  ]);
  expect((await readdir(join(house, 'app/dist/client/assets'))).join()).not.toContain('staff');
  await write('app/src/staff/entry.ts', 'console.log(2);');
  expect(await build().lines).toEqual(['Собираем приложение…']);
  expect(await builtId()).not.toBe(first);
});

test('a failed build is one line that says what is wrong, and the last good one stays', async () => {
  await build().lines;
  const good = await builtId();
  await entry("import './gone.ts';");
  const [, line, ...rest] = await build().lines;
  expect(line).toMatch(
    /^StartupError: The app could not be built: \[UNRESOLVED_IMPORT\] .*gone\.ts.* \(more in \.cache\/build\.log\)\.$/,
  );
  expect(rest).toEqual([]);
  expect(await builtId()).toBe(good);
});

test('several builds at once end in one whole build', async () => {
  const results = await Promise.all([build().lines, build().lines, build().lines]);
  expect(results.flat().filter((line) => line !== 'Собираем приложение…')).toEqual([]);
  await builtId();
  expect(await readdir(join(house, 'app/dist'))).toEqual([
    'build.json',
    'client',
    'office',
    'server',
    'staff',
  ]);
  expect(await leftovers()).toEqual([]);
});

test('a build that was killed leaves the next one nothing in the way', async () => {
  for (const moment of [100, 200, 300]) {
    await entry(`console.log(${moment});`);
    const { cut, lines } = build();
    await sleep(moment);
    cut();
    await lines;
  }
  const old = new Date(Date.now() - 3_600_000);
  for (const name of await leftovers()) await utimes(join(house, '.cache', name), old, old);
  await entry('console.log(0);');
  await build().lines;
  expect(await readdir(join(house, 'app/dist'))).toEqual([
    'build.json',
    'client',
    'office',
    'server',
    'staff',
  ]);
  expect(await leftovers()).toEqual([]);
});
