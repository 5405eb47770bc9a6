import type { GoodsTable, RegionColumns } from './GoodsTable.ts';
import { NEW } from './marks.ts';
import type { MarkNumbers } from './marks.ts';
import type { TraitBook } from './TraitBook.ts';

/** What lists of one region are made from at one moment. */
export interface IndexView {
  table: GoodsTable;
  book: TraitBook;
  columns: RegionColumns;
  /** What offers are found by through stock and badges, by marks. */
  markNumbers: readonly MarkNumbers[];
  /** ms since 1970 */
  now: number;
}

const NO_MARKS: MarkNumbers = { traits: new Int32Array(), values: new Int32Array() };

/** What an offer is found by through stock and badges at this moment. */
export function marksAt({ table, columns, markNumbers, now }: IndexView, offer: number): MarkNumbers {
  const isNew = (table.newUntil[table.goodOf[offer] ?? 0] ?? 0) > now;
  return markNumbers[(columns.marks[offer] ?? 0) | (isNew ? NEW : 0)] ?? NO_MARKS;
}
