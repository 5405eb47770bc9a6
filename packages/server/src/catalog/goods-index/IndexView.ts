import type { GoodsTable, RegionColumns } from './GoodsTable.ts';
import { NEW } from './marks.ts';
import type { TraitBook } from './TraitBook.ts';

/** What lists of one region are made from at one moment. */
export interface IndexView {
  table: GoodsTable;
  book: TraitBook;
  columns: RegionColumns;
  /** Numbers of the traits of stock and badges, by marks. */
  markNumbers: readonly (readonly number[])[];
  /** ms since 1970 */
  now: number;
}

/**
 * Writes the numbers of an offer's values into `into`, and the numbers of their traits behind them, from `into`'s
 * middle on; gives how many there are. Whoever asks brings the room, so that a hundred thousand offers need no lists.
 */
export function readOffer(view: IndexView, offer: number, into: Int32Array): number {
  const { table, book, columns, markNumbers, now } = view;
  const { firstTrait, traits, goodOf, newUntil } = table;
  const half = into.length / 2;
  const end = firstTrait[offer + 1] ?? 0;
  let count = 0;
  for (let at = firstTrait[offer] ?? 0; at < end && count < half; at += 1) {
    const trait = traits[at] ?? 0;
    into[half + count] = trait;
    into[count] = book.valueOf[trait] ?? 0;
    count += 1;
  }
  const isNew = (newUntil[goodOf[offer] ?? 0] ?? 0) > now;
  for (const trait of markNumbers[(columns.marks[offer] ?? 0) | (isNew ? NEW : 0)] ?? []) {
    into[half + count] = trait;
    into[count] = book.valueOf[trait] ?? 0;
    count += 1;
  }
  return count;
}

/** Values of one offer at most: what a feed says beyond them is no filter. */
export const OFFER_VALUES_MAX = 1_000;

/** Room for `readOffer`. */
export function offerRoom(): Int32Array {
  return new Int32Array(2 * OFFER_VALUES_MAX);
}
