import type { ListingQuery } from '@siren/domain/catalog';

/** Whether all that was found is asked for. */
export function isUnfiltered({
  filters,
  priceFrom,
  priceTo,
}: Pick<ListingQuery, 'filters' | 'priceFrom' | 'priceTo'>): boolean {
  return Object.keys(filters).length === 0 && priceFrom === null && priceTo === null;
}
