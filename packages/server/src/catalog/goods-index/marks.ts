import { discountPercent, ownTraits } from '@siren/domain/catalog';
import type { KnownBadge } from '@siren/domain/catalog';
import type { SoldIn } from './IndexedGood.ts';
import type { TraitBook } from './TraitBook.ts';

/** What availability and badges follow from, one bit each. */
const STOCKED = 1;
const EXPOSITION = 2;
const HIT = 4;
const SALE = 8;
/** Set while the good counts as new, which ends by itself. */
export const NEW = 16;
const MARKS = 32;

/** Availability and badges of an offer in one region as one number, all but «new». */
export function marksOf(
  { price, oldPrice, quantity }: SoldIn,
  { exposition, isHit }: { exposition: boolean; isHit: boolean },
): number {
  return (
    (quantity > 0 ? STOCKED : 0) |
    (exposition ? EXPOSITION : 0) |
    (isHit ? HIT : 0) |
    (discountPercent(price, oldPrice) > 0 ? SALE : 0)
  );
}

const factsOf = (marks: number) => ({
  quantity: marks & STOCKED,
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
export function createMarkNumbers(book: TraitBook, known: readonly KnownBadge[]): readonly MarkNumbers[] {
  return Array.from({ length: MARKS }, (_, marks) => {
    const traits = ownTraits(factsOf(marks), known).map((trait) => book.add(trait));
    return {
      traits: Int32Array.from(traits),
      values: Int32Array.from(traits, (trait) => book.valueOf[trait] ?? 0),
    };
  });
}
