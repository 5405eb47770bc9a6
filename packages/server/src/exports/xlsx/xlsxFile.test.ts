import type { Cell } from '@siren/domain/exports';
import { momentCell, phoneCell, textCell } from '@siren/domain/exports';
import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfCell, readXlsx } from '../testing/readXlsx.ts';
import { xlsxFile } from './index.ts';

const at = new Date('2026-05-04T06:00:00Z');

async function* inPages(pages: readonly Cell[][][]) {
  yield* pages;
}

async function write(pages: readonly Cell[][][]): Promise<Uint8Array> {
  const heads = ['a', 'b', 'c', 'd', 'e', 'f'];
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxFile({ title: 'Лист & «1»', heads, pages: inPages(pages), at }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('_', 'x', '0', '4', '1', '<', '&', ']', '>', '"', '\r', '\n', '\t', '\0'),
  }),
  fc.constantFrom('=1+1', '@SUM(A1)', '_x0041_', '<![CDATA[', ']]>', '\uFFFE', ' пробелы ', '\u{1F6CB}'),
);

test('texts are read as they were, whatever they hold, and no cell is calculated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { maxLength: 6 }), async (texts) => {
      const [, row = []] = readXlsx(await write([[texts.map(textCell)]]));
      const read = texts.map((_, column) => row[column] ?? '');
      expect(read).toEqual(texts);
    }),
    { numRuns: 40 },
  );
});

test('halves of a sign are told as a sign that nobody knows', async () => {
  const [, row] = readXlsx(await write([[[textCell('a\uD83Db')]]]));
  expect(row).toEqual(['a\uFFFDb']);
});

test('a text that is longer than a cell is cut off', async () => {
  const [, row] = readXlsx(await write([[[textCell('ё'.repeat(40_000))]]]));
  expect(row?.[0]).toBe('ё'.repeat(32_767));
});

test('numbers are numbers, phones and codes are texts, days are days', async () => {
  const [head, row = []] = readXlsx(
    await write([
      [
        [
          { kind: 'count', value: 12 },
          { kind: 'money', value: 90_210.35 },
          phoneCell('+79031230001'),
          textCell('00713'),
          { kind: 'day', value: '2024-02-29' },
          momentCell('2026-12-31T23:59'),
        ],
      ],
    ]),
  );
  expect(head).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(row.slice(0, 4)).toEqual([12, 90_210.35, '+79031230001', '00713']);
  expect(row.slice(4).map(dayOfCell)).toEqual(['2024-02-29T00:00', '2026-12-31T23:59']);
});

test('rows of several pages follow one another, and empty cells keep their place', async () => {
  const page = (from: number, count: number): Cell[][] =>
    Array.from({ length: count }, (_, index) => [null, { kind: 'count', value: from + index }]);
  const [, ...rows] = readXlsx(await write([page(0, 250), page(250, 1), [], page(251, 149)]));
  expect(rows).toEqual(Array.from({ length: 400 }, (_, index) => [null, index]));
});

test('rows have their numbers one after another', async () => {
  const pages = [[[textCell('x')], [textCell('y')]], [[textCell('z')]]];
  const sheet = unzipSync(await write(pages))['xl/worksheets/sheet1.xml'];
  const numbers = [...new TextDecoder().decode(sheet).matchAll(/<row r="(\d+)"/g)].map(
    ([, number]) => number,
  );
  expect(numbers).toEqual(['1', '2', '3', '4']);
});
