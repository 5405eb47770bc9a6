import type { IndexView } from './IndexView.ts';
import { availabilityOf } from './isBetter.ts';
import type { ListingScope } from './ListingScope.ts';

const AVAILABILITIES = [2, 1, 0];

/**
 * Offers that stand for goods of a scope, given in its order, so that of equally relevant ones those come first that
 * can be bought, then those that stand in a store: `relevance` of `compareListed` of the domain on columns. Those that
 * come before `most` are enough.
 */
export function availableFirst(
  view: IndexView,
  offers: Int32Array,
  scope: ListingScope,
  most: number,
): Int32Array {
  if (!('products' in scope) || !scope.levels) return offers;
  const levels = levelsAlong(view, offers, scope.products, scope.levels);
  const ordered = new Int32Array(offers.length);
  for (let from = 0, to = 0; from < offers.length && from < most; from = to) {
    while (to < offers.length && levels[to] === levels[from]) to += 1;
    orderAlike(view, offers.subarray(from, to), ordered.subarray(from, to));
  }
  return ordered;
}

/** Writes equally relevant offers in the order of what can be had of them. */
function orderAlike(view: IndexView, alike: Int32Array, ordered: Int32Array): void {
  let done = 0;
  for (const availability of AVAILABILITIES) {
    for (const offer of alike) {
      if (availabilityOf(view, offer) !== availability) continue;
      ordered[done] = offer;
      done += 1;
    }
  }
}

/** The levels of the goods that offers stand for; both are in one order, so that nothing is looked up. */
function levelsAlong(
  { table }: IndexView,
  offers: Int32Array,
  products: readonly number[],
  levels: readonly number[],
): Float64Array {
  const along = new Float64Array(offers.length);
  let place = 0;
  for (let at = 0; at < offers.length; at += 1) {
    const id = table.id[table.goodOf[offers[at] ?? 0] ?? 0];
    while (place < products.length && products[place] !== id) place += 1;
    along[at] = levels[place] ?? 0;
  }
  return along;
}
