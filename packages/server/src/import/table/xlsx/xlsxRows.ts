import { setImmediate as others } from 'node:timers/promises';
import { TABLE_COLUMNS_MAX } from '@siren/domain/imports';
import { FeedError } from '../../problems/index.ts';
import type { TableRow } from '../TableRow.ts';
import { numberText, sharedText } from './cellText.ts';
import { createXml } from './createXml.ts';
import type { XmlEvents } from './createXml.ts';
import { readBook } from './readBook.ts';
import type { Book } from './readBook.ts';
import { collect, readParts } from './readParts.ts';

/** Characters of a cell: Excel has no longer ones. */
const CELL_MAX = 40_000;

/** The column of a place such as «AB12», from 0 on. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/u.exec(place)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

function textOf({ type, style, text }: Cell, { strings, kinds }: Book): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'inlineStr' || type === 'str') return sharedText(text);
  if (type === 'b') return text === '1' ? 'да' : 'нет';
  return type === 'e' ? text : numberText(text, kinds[style] ?? 'plain');
}

/** Puts rows together; one cell further than columns are read shows that there are more. */
function sheetReader(book: Book, done: (row: TableRow) => void, ended: () => void): XmlEvents {
  let row: TableRow = { line: 0, cells: [], isBroken: false };
  let cell: Cell | null = null;
  let isText = false;
  let isAloud = false;
  let last = -1;
  const put = ({ column }: Cell, text: string): void => {
    if (text === '' || column < 0 || column > TABLE_COLUMNS_MAX) return;
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
  };
  return {
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') {
        row = { line: Number(r) || row.line + 1, cells: [], isBroken: false };
        last = -1;
      } else if (name === 'c') {
        last = r === '' ? last + 1 : columnOf(r);
        cell = { column: last, type: t, style: Number(s), text: '' };
      }
      // How to read a word aloud stands in elements of the same name, within another one.
      else if (name === 'rPh') isAloud = true;
      else if (name === 'v' || name === 't') isText = !isAloud;
    },
    text(text) {
      if (isText && cell && cell.text.length < CELL_MAX) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'c' && cell) put(cell, textOf(cell, book));
      if (name === 'row') done(row);
      if (name === 'worksheet') ended();
    },
  };
}

/** Rows of the first sheet of a workbook that one can see, portion by portion. Figures are told as they are shown there. @throws FeedError */
export async function* xlsxRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow[]> {
  const packed = await collect(bytes);
  const book = readBook(packed);
  let rows: TableRow[] = [];
  let isWhole = false;
  const write = createXml(
    sheetReader(
      book,
      (row) => rows.push(row),
      () => (isWhole = true),
    ),
  );
  for (const pieces of readParts(packed, (name) => name === book.sheet)) {
    for (const piece of pieces) write(piece.bytes);
    yield rows;
    rows = [];
    await others();
  }
  if (!isWhole) throw new FeedError('table_broken', null);
}
