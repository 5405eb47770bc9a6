import { AVAILABILITY, availabilities } from '../availabilityOf.ts';
import type { FacetShape, ShapeValue } from './FacetShape.ts';
import type { FacetStats } from './FacetStats.ts';

/** Values above the list, and of one facet. */
const POPULAR_MAX = 8;
const OF_ONE_FACET = 2;
/** What nearly no good or nearly every good has narrows nothing. */
const SHARE_MIN = 0.05;
const SHARE_MAX = 0.9;

/** Nobody looks for what cannot be bought. */
const isPromoted = (code: string, slug: string) => code !== AVAILABILITY || slug === availabilities[0];

/**
 * Values that stand above the list, as `code=slug`: of each facet those that most goods have, as long as they
 * narrow the list. Facets come in the order to show. Numbers are chosen by range.
 */
export function popularSlugs(
  facets: readonly { shape: FacetShape; stats: FacetStats }[],
  total: number,
): Set<string> {
  const chosen = facets.flatMap(({ shape, stats }) => {
    const goods = new Map(stats.values.map(({ value, goods: all }) => [value, all]));
    const share = ({ value }: ShapeValue) => (goods.get(value) ?? 0) / total;
    if (shape.type === 'number') return [];
    return shape.values
      .filter(
        (value) =>
          share(value) >= SHARE_MIN && share(value) <= SHARE_MAX && isPromoted(shape.code, value.slug),
      )
      .toSorted((a, b) => share(b) - share(a) || (a.slug < b.slug ? -1 : 1))
      .slice(0, OF_ONE_FACET)
      .map(({ slug }) => `${shape.code}=${slug}`);
  });
  return new Set(chosen.slice(0, POPULAR_MAX));
}
