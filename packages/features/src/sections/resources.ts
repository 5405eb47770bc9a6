import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';
import { parseSectionAddress } from './sectionAddress.ts';
import type { SectionAddress } from './sectionAddress.ts';
import { shownPages } from './shownPages.ts';

/** The top of the section tree. */
export const sectionsResource = resource('/api/catalog/sections', {});

/** One page of a section's goods. */
export function sectionResource(path: string, { sort, page }: SectionAddress) {
  return resource('/api/catalog/section', { path, sort, page });
}

/** What /section starts with. */
export function sectionsResources(): Resource[] {
  return [sectionsResource];
}

/** What /section/{path} starts with: every page up to the one in the address. `params['*']` is the path. */
export function sectionResources(params: { '*'?: string }, search: URLSearchParams): Resource[] {
  const address = parseSectionAddress(search);
  return shownPages(address.page).map((page) => sectionResource(params['*'] ?? '', { ...address, page }));
}
