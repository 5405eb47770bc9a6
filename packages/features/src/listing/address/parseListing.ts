import { readBounds, writeBounds } from '@siren/domain/catalog';
import type { SearchSort } from '@siren/domain/catalog';
import { RESERVED } from '@siren/domain/navigation';
import type { ListingAddress } from './ListingAddress.ts';

const PAGE = /^[1-9]\d{0,3}$/;
/** As long as the contract lets codes and slugs be: up to 100 letters. */
const CODE = /^(?!.{101})[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Numbers may have a minus; nothing else begins with a hyphen. What has two dots in a row would be a range. */
const SLUG = /^(?!.{101}|.*\.\.)(?:-(?=\d))?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
/** Most facets, and most values of one, that a list is narrowed by. */
const MOST = 100;
/** Finer than kopecks no price is, nor less than nothing. */
const NO_PRICE = /\d\.\d{3}|-/;

/** Slugs as one list has them: each once, in one order, ranges written in one way, no nonsense. */
function slugsOf(parts: readonly string[]): string[] {
  const slugs = parts
    .flatMap((part) => part.split(','))
    .flatMap((text) => {
      const range = readBounds(text);
      if (range) return writeBounds(range);
      return SLUG.test(text) ? text : [];
    });
  return [...new Set(slugs)].sort().slice(0, MOST);
}

/**
 * Reads `?tsvet=seryy,shalfey&shirina=160..200&price=10000..50000&sort=price-asc&page=3`. A facet may stand there
 * several times, as forms send it. What is missing, unknown or makes no sense counts as not said.
 */
export function parseListing<Sort extends SearchSort>(
  search: URLSearchParams,
  sorts: readonly Sort[],
): ListingAddress<Sort> {
  const codes = [...new Set(search.keys())].filter((code) => CODE.test(code) && !RESERVED.has(code));
  const filters = Object.fromEntries(
    codes
      .sort()
      .map((code) => [code, slugsOf(search.getAll(code))] as const)
      .filter(([, slugs]) => slugs[0])
      .slice(0, MOST),
  );
  const price = search.get('price') ?? '';
  const bounds = NO_PRICE.test(price) ? null : readBounds(price);
  const page = search.get('page') ?? '';
  return {
    filters,
    priceFrom: bounds?.from ?? null,
    priceTo: bounds?.to ?? null,
    sort: sorts.find((known) => known === search.get('sort')),
    page: PAGE.test(page) ? Number(page) : 1,
  };
}
