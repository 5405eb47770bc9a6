import { searchSorts } from '@siren/domain/catalog';
import { readQuery } from '@siren/domain/search';
import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';
import { listingPayload, parseListing, shownPages } from '../listing/resources.ts';
import type { ListingAddress } from '../listing/resources.ts';

/** The query of an address; of a longer one than the shop reads, what it reads. */
export function queryOf(search: URLSearchParams): string {
  return readQuery(search.get('query') ?? '');
}

/** One page of what a query finds. */
export function searchResource(query: string, address: ListingAddress) {
  return resource('/api/catalog/search', { query, ...listingPayload(address) });
}

/** What /search starts with: every page up to the one in the address. */
export function searchResources(search: URLSearchParams): Resource[] {
  const address = parseListing(search, searchSorts);
  return shownPages(address.page).map((page) => searchResource(queryOf(search), { ...address, page }));
}
