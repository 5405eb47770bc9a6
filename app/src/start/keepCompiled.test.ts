import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siren-compiled-'));
  await writeFile(join(folder, 'word.ts'), "export const word: string = 'сирень';");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that keeps what it compiles and loads a module afterwards; what it printed on both ways. */
function load(kept: string): string[] {
  const code = `
    import { keepCompiled } from '${join(import.meta.dirname, 'keepCompiled.ts')}';
    keepCompiled('${kept}');
    console.log((await import('${join(folder, 'word.ts')}')).word);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return [stdout, stderr];
}

test('what was compiled lies in the folder, and the next process loads the same', async () => {
  const kept = join(folder, 'kept');
  expect(load(kept)).toEqual(['сирень\n', '']);
  expect(await readdir(kept, { recursive: true })).not.toEqual([]);
  expect(load(kept)).toEqual(['сирень\n', '']);
  await writeFile(join(folder, 'word.ts'), "export const word: string = 'жасмин';");
  expect(load(kept)).toEqual(['жасмин\n', '']);
});

test('where nothing can be written a process goes on without, and says nothing', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(load(join(file, 'kept'))).toEqual(['сирень\n', '']);
});
