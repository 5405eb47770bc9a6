import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from './index.ts';
import { CSV_START, csvLine, dayCell, harmlessText, momentCell, phoneCell, textCell } from './index.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ';', ' =', '\uFF1D'), fc.string())
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom('"', ';', '\r', '\n', ',', "'", '=', 'ж', ' ') }),
);

/** The table that another program reads. */
const read = (file: string): string[][] =>
  parse(file, { bom: true, delimiter: ';', relax_column_count: true, record_delimiter: '\r\n' });

test('what is written is read by another program: as many rows and cells, each with its text', () => {
  const rows = fc.array(fc.array(hostile, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (texts) => {
      // The first cell is never empty: an empty line may be passed over.
      const table = texts.map((cells) => ['row', ...cells]);
      const file = CSV_START + table.map((cells) => csvLine(cells.map(textCell))).join('');
      expect(read(file)).toEqual(table.map((cells) => cells.map(harmlessText)));
    }),
  );
});

test('no cell of a text begins as a formula does, and the text is what is left without the apostrophe', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const written = harmlessText(text);
      expect(written).not.toMatch(/^\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u);
      expect(written).not.toMatch(/^[\t\r\n]/);
      expect(written.replace(/^'/, '')).toBe(text);
    }),
  );
});

test('an ordinary text is written as it is', () => {
  for (const text of ['Стул «Бук»', '00713', '4600000000000', "O'Нил", 'a=b', '7-8', ''])
    expect(harmlessText(text)).toBe(text);
});

describe('a phone', () => {
  test('keeps its plus', () => {
    expect(read(csvLine([phoneCell('+79161112233'), textCell('x')]))).toEqual([['+79161112233', 'x']]);
  });

  test.each(['+7916=1+1', '+', '=cmd', '+7 916 111-22-33', '-79161112233', '+1234567890123456'])(
    'that is «%s» is a text like any other',
    (value) => {
      expect(phoneCell(value)).toEqual({ kind: 'text', value });
      expect(csvLine([phoneCell(value)])).toBe(`"'${value}"\r\n`);
    },
  );
});

test.each<[Cell, string]>([
  [{ kind: 'count', value: 0 }, '0'],
  [{ kind: 'money', value: 1_234_567.5 }, '1234567,50'],
  [{ kind: 'money', value: -0.07 }, '-0,07'],
  [dayCell('2026-03-09'), '09.03.2026'],
  [momentCell('2026-12-31T23:05'), '31.12.2026 23:05'],
  [dayCell(null), ''],
  [momentCell(null), ''],
  [textCell(''), ''],
])('%j is written as «%s»', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('roubles are written to the kopeck, whatever they come to', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (kopecks) => {
      const [[written = ''] = []] = read(csvLine([{ kind: 'money', value: kopecks / 100 }]));
      expect(Number(written.replace(',', ''))).toBe(kopecks);
    }),
  );
});
