import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '../../packages/contract/src/call/index.ts';
import { calls } from '../../packages/contract/src/calls/index.ts';
import { refusalsOf } from '../../packages/contract/src/call/index.ts';

const root = join(import.meta.dirname, '../..');
const features = join(root, 'packages/features/src');
const read = (file: string) => readFileSync(file, 'utf8');

const rows = read(join(root, 'docs/decisions/0043-where-a-refusal-stands.md'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [folder = '', call = '', refusals = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    return {
      folder,
      call,
      isAll: refusals.startsWith('all'),
      refusals: refusals.startsWith('all') ? [] : refusals.split(', '),
    };
  });

/** The code of each folder, without its tests, stories and mocks. */
const folders = Map.groupBy(
  globSync('*/**/*.{ts,tsx}', { cwd: features }).filter((file) => !/[.](test|stories|mock)[.]/.test(file)),
  (file) => file.split('/')[0] ?? '',
);
const codeOf = (folder: string) =>
  (folders.get(folder) ?? []).map((file) => read(join(features, file))).join('\n');

test.each(rows)('$folder says in place what $call refuses', ({ folder, call, refusals }) => {
  const declared = (calls as Record<string, Call>)[call];
  expect([...(declared ? refusalsOf(declared) : [])]).toEqual(expect.arrayContaining(refusals));
  expect(codeOf(folder)).toContain(`'${call}'`);
  for (const refusal of refusals) expect(codeOf(folder)).toContain(`'${refusal}'`);
});

/** Calls that a folder sends, each with the refusals of its own that the folder's code names. */
const handled = [...folders.keys()].flatMap((folder) => {
  const code = codeOf(folder);
  return Object.entries(calls as Record<string, Call>)
    .filter(([call]) => code.includes(`'${call}'`))
    .map(([call, { errors }]) => ({
      folder,
      call,
      named: errors.filter((refusal) => code.includes(`'${refusal}'`)),
    }));
});

test('what a folder handles of what its call refuses stands in its row', () => {
  const untold = handled.flatMap(({ folder, call, named }) => {
    const own = rows.filter((row) => row.folder === folder);
    if (own.some((row) => row.isAll && row.call === call)) return [];
    // Two calls of a folder may refuse the same: the code does not say which of them is meant.
    const told = own.flatMap(({ refusals }) => refusals);
    return named.filter((refusal) => !told.includes(refusal)).map((refusal) => [folder, call, refusal]);
  });
  expect(untold).toEqual([]);
  expect(handled.some(({ named }) => named.length > 0)).toBe(true);
});

test('whoever sends a call tells its refusals by a popup, or is listed', () => {
  const silent = [...folders.keys()].filter((folder) => {
    const code = codeOf(folder);
    // A context that hands `onFailure` in, or a hook that throws, leaves it to who has the notices.
    const tells = /useNotices|onFailure/.test(code);
    return /[.]call\(\s*'\/api\//.test(code) && !tells;
  });
  expect(silent.filter((folder) => !rows.some((row) => row.folder === folder))).toEqual([]);
});
