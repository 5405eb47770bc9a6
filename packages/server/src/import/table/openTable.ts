import {
  HEAD_WITHIN,
  headingText,
  headRowOf,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
} from '@siren/domain/imports';
import { otherKind, unpackFeed, withHead } from '../feed/index.ts';
import type { ReadFeedOptions } from '../feed/index.ts';
import { FeedError, problem } from '../problems/index.ts';
import { csvRows } from './csv/csvRows.ts';
import type { TableRow } from './TableRow.ts';
import { xlsxRows } from './xlsx/xlsxRows.ts';

/** A table whose headings are read. */
export interface OpenTable {
  headings: string[];
  /** What stands below them, portion by portion; empty rows are none. */
  rows: AsyncIterable<TableRow[]>;
}

async function* bytesFrom(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* allRows(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): AsyncGenerator<TableRow[]> {
  const pieces = withHead(unpackFeed(bytes))[Symbol.asyncIterator]();
  try {
    const first = await pieces.next();
    if (first.done) return;
    const whole = bytesFrom(first.value, pieces);
    yield* otherKind(first.value) === 'xlsx' ? xlsxRows(whole) : csvRows(whole, options);
  } finally {
    await pieces.return(undefined);
  }
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** What stands below the headings, no more than is read of a table. */
async function* bodyOf(
  first: readonly TableRow[],
  rest: AsyncIterator<TableRow[]>,
  width: number,
): AsyncGenerator<TableRow[]> {
  let count = 0;
  const checked = (rows: readonly TableRow[]): TableRow[] => {
    const filled = rows.filter(isFilled).map((row) => ({ ...row, cells: row.cells.slice(0, width) }));
    count += filled.length;
    return count > TABLE_ROWS_MAX ? filled.slice(0, TABLE_ROWS_MAX - count) : filled;
  };
  try {
    yield checked(first);
    for (let next = await rest.next(); !next.done && count <= TABLE_ROWS_MAX; next = await rest.next())
      yield checked(next.value);
    if (count > TABLE_ROWS_MAX) throw new FeedError('too_many_rows', null);
  } finally {
    await rest.return?.();
  }
}

/**
 * Opens a table: its headings, and the rows below them.
 *
 * @throws FeedError where it cannot be read, or has no headings
 */
export async function openTable(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): Promise<OpenTable> {
  const portions = allRows(bytes, options);
  const read: TableRow[] = [];
  while (read.length < HEAD_WITHIN) {
    const next = await portions.next();
    if (next.done) break;
    read.push(...next.value.filter(isFilled));
  }
  const at = headRowOf(read.slice(0, HEAD_WITHIN).map(({ cells }) => cells));
  const head = read[at];
  if (!head) {
    await portions.return(undefined);
    throw new FeedError('table_headless', null);
  }
  const headings = head.cells.map(headingText);
  while (headings.at(-1) === '') headings.pop();
  if (headings.length > TABLE_COLUMNS_MAX) options.report(problem('too_many_columns', { line: head.line }));
  const kept = headings.slice(0, TABLE_COLUMNS_MAX);
  return { headings: kept, rows: bodyOf(read.slice(at + 1), portions, kept.length) };
}
