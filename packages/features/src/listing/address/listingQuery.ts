import { writeBounds } from '@siren/domain/catalog';
import type { SearchSort } from '@siren/domain/catalog';
import type { ListingAddress, Sorts } from './ListingAddress.ts';

/**
 * The query of an address, with its «?», after the words that are being searched for. What goes without saying is left
 * out and everything has one order, so each list has one address.
 */
export function listingQuery<Sort extends SearchSort>(
  { filters, priceFrom, priceTo, sort, page }: ListingAddress<Sort>,
  sorts: Sorts<Sort>,
  words = '',
): string {
  const price = writeBounds({ from: priceFrom, to: priceTo });
  const parts = [
    words && `query=${encodeURIComponent(words)}`,
    ...Object.entries(filters)
      .filter(([, slugs]) => slugs[0])
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, slugs]) => `${code}=${[...new Set(slugs)].sort().join(',')}`),
    price && `price=${price}`,
    sort && sort !== sorts[0] && `sort=${sort}`,
    page > 1 && `page=${page}`,
  ];
  const query = parts.filter(Boolean).join('&');
  return query && `?${query}`;
}
