import { sectionSorts } from '@siren/domain/catalog';
import type { SectionSort } from '@siren/domain/catalog';
import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';
import { listingPayload, parseListing, shownPages } from '../listing/resources.ts';
import type { ListingAddress } from '../listing/resources.ts';

/** The top of the section tree. */
export const sectionsResource = resource('/api/catalog/sections', {});

/** One page of a section's goods. */
export function sectionResource(path: string, address: ListingAddress<SectionSort>) {
  return resource('/api/catalog/section', { path, ...listingPayload(address) });
}

/** What /section starts with. */
export function sectionsResources(): Resource[] {
  return [sectionsResource];
}

/** What /section/{path} starts with: every page up to the one in the address. `params['*']` is the path. */
export function sectionResources(params: { '*'?: string }, search: URLSearchParams): Resource[] {
  const address = parseListing(search, sectionSorts);
  return shownPages(address.page).map((page) => sectionResource(params['*'] ?? '', { ...address, page }));
}
