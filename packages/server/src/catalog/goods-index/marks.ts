import { discountPercent, ownTraits, stockOf } from '@siren/domain/catalog';
import type { StockStatus } from '@siren/domain/catalog';
import type { SoldIn } from './IndexedGood.ts';
import type { TraitBook } from './TraitBook.ts';

/** What stock and badges follow from, one bit each; three stock statuses take two. */
const STATUS: Record<StockStatus, number> = { out_of_stock: 0, few: 1, in_stock: 2 };
const EXPOSITION = 4;
const HIT = 8;
const SALE = 16;
/** Set while the good counts as new, which ends by itself. */
export const NEW = 32;
const MARKS = 64;

/** Stock and badges of an offer in one region as one number, all but «new». */
export function marksOf(
  { price, oldPrice, quantity }: SoldIn,
  { exposition, isHit }: { exposition: boolean; isHit: boolean },
): number {
  return (
    STATUS[stockOf(quantity).status] |
    (exposition ? EXPOSITION : 0) |
    (isHit ? HIT : 0) |
    (discountPercent(price, oldPrice) > 0 ? SALE : 0)
  );
}

const PIECES: Record<number, number> = { 0: 0, 1: 1, 2: 1_000 };

const factsOf = (marks: number) => ({
  quantity: PIECES[marks & 3] ?? 0,
  exposition: (marks & EXPOSITION) > 0,
  isHit: (marks & HIT) > 0,
  isNew: (marks & NEW) > 0,
  price: 1,
  oldPrice: (marks & SALE) > 0 ? 2 : null,
});

/** Numbers of traits and of their values. */
export interface MarkNumbers {
  traits: Int32Array;
  values: Int32Array;
}

/** What offers with these marks are found by, by the marks. */
export function createMarkNumbers(book: TraitBook): readonly MarkNumbers[] {
  return Array.from({ length: MARKS }, (_, marks) => {
    const traits = ownTraits(factsOf(marks)).map((trait) => book.add(trait));
    return {
      traits: Int32Array.from(traits),
      values: Int32Array.from(traits, (trait) => book.valueOf[trait] ?? 0),
    };
  });
}
