import { zipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { FeedError } from '../problems/index.ts';
import { bytesOf, csvOf, xlsxOf } from '../testing/index.ts';
import { openTable } from './openTable.ts';
import type { TableRow } from './TableRow.ts';
import { readParts } from './xlsx/readParts.ts';

const HEAD = ['Артикул', 'Название', 'Цена'];

/** All of a table, read in pieces of `size` bytes. */
async function read(file: string | Uint8Array, size = 1_000) {
  let encoding = '';
  const found: string[] = [];
  const { headings, rows } = await openTable(bytesOf(file, size), {
    onEncoding: (name) => void (encoding = name),
    report: ({ code }) => void found.push(code),
  });
  const all: TableRow[] = [];
  for await (const portion of rows) all.push(...portion);
  return { headings, rows: all, encoding, found };
}
const cellsOf = async (file: string | Uint8Array, size?: number) =>
  (await read(file, size)).rows.map(({ cells }) => cells);

const anyCell = fc.oneof(
  fc.constantFrom('00713', '4600000000017', 'Гамак «Верба»', 'с "кавычками"', 'a;b', '=1+1', "'так", '1,5'),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll(/[\r\n\0]/gu, '')),
);
// The first cell is no empty one, and tells no other encoding.
const anyRows = fc.array(fc.tuple(fc.nat(999), anyCell, anyCell), { minLength: 1, maxLength: 12 });

test('a table is read as it was written, as CSV and as Excel has it, wherever its bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 400 }), async (tuples, size) => {
      const rows = tuples.map(([article, ...cells]) => [`Ж-${article}`, ...cells]);
      const trimmed = (cells: string[][]) => cells.map((one) => [...one, '', ''].slice(0, 3));
      expect(trimmed(await cellsOf(csvOf([HEAD, ...rows]), size))).toEqual(rows);
      expect(trimmed(await cellsOf(await xlsxOf([HEAD, ...rows]), size))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test.each([';', ',', '\t'])(
  '«%s» between cells is told by the rows, and so is the encoding',
  async (sign) => {
    const text = [HEAD, ['01', 'Гамак плетёный', '1 490.50'], ['02', 'Качели', '2000']]
      .map((row) => row.join(sign))
      .join('\r\n');
    for (const encoding of ['utf-8', 'windows-1251', 'utf-16le']) {
      const bytes = iconv.encode(text, encoding, { addBOM: encoding === 'utf-16le' });
      const told = await read(bytes);
      expect(told.headings).toEqual(HEAD);
      expect(told.rows[0]?.cells).toEqual(['01', 'Гамак плетёный', '1 490.50']);
      expect(told).toMatchObject({ encoding, found: [] });
    }
  },
);

test('quotes that do not match cost their row alone; the lines are those of an editor', async () => {
  const text = [
    ['Артикул;Название;Цена', '1;"Гамак', 'в две строки";100', '2;"Качели "Лето";200', '3;"Кресло;300'],
    ['4;Диск 14";400', '', '5;"Стол ""Дуб""";500', '6;"без конца;600'],
  ]
    .flat()
    .join('\n');
  const { rows } = await read(text);
  expect(rows.map(({ line, isBroken, cells }) => [line, isBroken, cells[0], cells[1]])).toEqual([
    [2, false, '1', 'Гамак\nв две строки'],
    [4, true, '2', '"Качели "Лето"'],
    [5, true, '3', '"Кресло'],
    [6, false, '4', 'Диск 14"'],
    [8, false, '5', 'Стол "Дуб"'],
    [9, true, '6', '"без конца'],
  ]);
});

test('one broken row in any place leaves all others as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 300 }), async (at, size) => {
      const rows = Array.from({ length: 81 }, (_, row) => `a${row};"Товар ""${row}""";${row}`);
      rows[at] = `a${at};"Товар;${at}`;
      const told = await read(['Артикул;Название;Цена', ...rows].join('\n'), size);
      expect(told.rows.filter(({ isBroken }) => isBroken).map(({ line }) => line)).toEqual([at + 2]);
      expect(told.rows).toHaveLength(81);
    }),
    { numRuns: 30 },
  );
});

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as Excel writes it: texts apart, numbers with their formats. */
const bookOf = (sheet: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/worksheets/sheet2.xml': strToU8(`<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/workbook.xml': strToU8(
      `<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="Скрытый" state="hidden" r:id="r1"/><sheet name="Прайс" r:id="r2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst ${MAIN}><si><t>Артикул</t></si><si><r><t>Назва</t></r><r><t>ние</t></r><rPh><t>х</t></rPh></si><si><t>Цена</t></si></sst>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
  });

test('figures of Excel keep their digits, and days are days', async () => {
  const book = bookOf(
    [
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Прайс от 1 марта</t></is></c></row>',
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c></row>',
      '<row r="4"><c r="A4" s="1"><v>713</v></c><c r="B4"><v>4.600000000017E12</v></c><c r="C4"><v>1490.1000000000001</v></c></row>',
      '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" s="2"><v>46082</v></c><c r="C5" s="3"><v>46082.5</v></c></row>',
    ].join(''),
  );
  const { headings, rows } = await read(book);
  expect(headings).toEqual(['Артикул', 'Название', 'Цена']);
  expect(rows).toMatchObject([
    { line: 4, cells: ['00713', '4600000000017', '1490.1'] },
    { line: 5, cells: ['да', '01.03.2026', '01.03.2026 12:00'] },
  ]);
});

test('what is no workbook, is cut off, or has no headings is told as that', async () => {
  const codeOf = async (file: string | Uint8Array) =>
    read(file).then(
      () => null,
      (error: unknown) => error instanceof FeedError && error.code,
    );
  const book = await xlsxOf([HEAD, ['1', 'Гамак', '5']]);
  expect(await codeOf(zipSync({ 'xl/other.xml': strToU8('<a/>') }))).toBe('table_broken');
  for (const share of [0.3, 0.6, 0.8])
    expect(await codeOf(book.subarray(0, book.length * share))).toBe('table_broken');
  expect(await codeOf(bookOf('<row><c t="n"><v>1</v></c></row>'))).toBe('table_headless');
  expect(await codeOf('Прайс\nничего')).toBe('table_headless');
});

test('an archive that unpacks to too much is a trap', () => {
  const bomb = zipSync({ 'xl/sheet.xml': new Uint8Array(3_000_000) });
  const all = () => [...readParts(bomb, () => true, 1_000_000)];
  expect(all).toThrow(expect.objectContaining({ code: 'table_too_large' }));
});
