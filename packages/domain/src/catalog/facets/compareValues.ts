import { compareSizes, isSize } from '../compareSizes.ts';
import type { FacetType } from '../listing.ts';
import { AVAILABILITY, availabilities } from '../availabilityOf.ts';
import type { ShapeValue } from './FacetShape.ts';

type Counted = ShapeValue & { goods: number };
type Compare = (a: Counted, b: Counted) => number;

/** Availabilities always stand in the same order. */
const FIXED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [AVAILABILITY, availabilities],
]);

const bySlug: Compare = (a, b) => (a.slug < b.slug ? -1 : Number(a.slug > b.slug));
const byGoods: Compare = (a, b) => b.goods - a.goods || bySlug(a, b);
const byNumber: Compare = (a, b) => (a.number ?? 0) - (b.number ?? 0) || bySlug(a, b);

const bySize: Compare = (a, b) => compareSizes(a.name, b.name) || bySlug(a, b);

/** Order of a facet's values: numbers and sizes grow, words and colours begin with what most goods have. */
export function compareValues(type: FacetType, code: string): Compare {
  const fixed = FIXED.get(code);
  if (fixed) return (a, b) => fixed.indexOf(a.slug) - fixed.indexOf(b.slug);
  // Badges have their place in the shop for a number.
  if (type === 'number' || code === 'badge') return byNumber;
  if (type === 'color') return byGoods;
  return (a, b) =>
    Number(isSize(b.name)) - Number(isSize(a.name)) || (isSize(a.name) ? bySize(a, b) : byGoods(a, b));
}
