// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FOLDER, fontSubsets, SUBSETS } from '../../tools/fontSubsets.ts';

it('loads first what `npm run fonts` makes of the font', async () => {
  for (const [name, bytes] of await fontSubsets()) {
    expect(Buffer.compare(readFileSync(join(FOLDER, name)), bytes), name).toBe(0);
  }
});

it('gives each of those characters to the small files', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = sheet.split('@font-face').filter((face) => face.includes('./files/'));
  const ranges = faces.flatMap((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  );
  const given = new Set(
    ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    ),
  );
  const wanted = new Set(Object.values(SUBSETS).flatMap(({ text }) => [...text]));
  expect([...given].toSorted()).toEqual([...wanted].toSorted());
});
