import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FOLDER, fontSubsets, SUBSETS } from '../../tools/fontSubsets.ts';

it('loads first what `npm run fonts` makes of the font', async () => {
  for (const [name, bytes] of await fontSubsets()) {
    expect(Buffer.compare(readFileSync(join(FOLDER, name)), bytes), name).toBe(0);
  }
});

/** Characters of the font faces whose source is such. */
function charactersOf(source: RegExp): string[] {
  const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = sheet.split('@font-face').filter((face) => source.test(face));
  return faces.flatMap((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(start + at));
    }),
  );
}

it('gives each of those characters to the small files, and no other one', () => {
  const wanted = new Set(Object.values(SUBSETS).flatMap(({ text }) => [...text]));
  expect(charactersOf(/\.\/files\//).toSorted()).toEqual([...wanted].toSorted());
});

it('gives no character to two files', () => {
  const all = charactersOf(/src: url/);
  expect(all).toHaveLength(new Set(all).size);
});
