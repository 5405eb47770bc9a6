import { readBounds, writeBounds } from '@siren/domain/catalog';
import type { SearchSort } from '@siren/domain/catalog';
import type { ListingAddress, Sorts } from './address/index.ts';

/** What a form of facets sends besides its own marks where no script runs: words, ranges, price and order as they are. */
export function sentByForm<Sort extends SearchSort>(
  { filters, priceFrom, priceTo, sort }: ListingAddress<Sort>,
  sorts: Sorts<Sort>,
  words: string,
): Record<string, string> {
  const price = writeBounds({ from: priceFrom, to: priceTo });
  const ranges = Object.entries(filters).flatMap(([code, slugs]) => {
    const range = slugs.find((slug) => readBounds(slug));
    return range ? [[code, range] as const] : [];
  });
  return {
    ...(words && { query: words }),
    ...Object.fromEntries(ranges),
    ...(price && { price }),
    ...(sort && sort !== sorts[0] && { sort }),
  };
}
