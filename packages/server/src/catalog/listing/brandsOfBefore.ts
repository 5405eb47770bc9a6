import { brandAddresses } from '@siren/domain/catalog';
import type { Listing, ListingQuery } from '@siren/domain/catalog';

/** A query by the addresses that brands have now. A list knows a brand by the long one, whatever else is in it. */
export function withMovedBrands(query: ListingQuery, names: ReadonlyMap<string, string>): ListingQuery {
  if (names.size === 0) return query;
  const brand = (query.filters['brand'] ?? []).map((address) => {
    const name = names.get(address);
    return name === undefined ? address : (brandAddresses(name).at(-1) ?? address);
  });
  return { ...query, filters: { ...query.filters, brand: [...new Set(brand)] } };
}

/** Where addresses of before lead in a list: one that has no goods of the brand leads nowhere. */
export function movedAddresses(
  { filters }: Pick<Listing, 'filters'>,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const known = filters['brand'] ?? [];
  const moved = [...names].flatMap(([address, name]) => {
    const now = brandAddresses(name).find((one) => known.includes(one));
    return now === undefined || now === address ? [] : [[address, now] as const];
  });
  return Object.fromEntries(moved);
}
