import { sectionSorts } from '@siren/domain/catalog';
import type { SectionSort } from '@siren/domain/catalog';

/** What the address of a section says besides its path. */
export interface SectionAddress {
  sort: SectionSort;
  /** The last page that is shown. */
  page: number;
}

/** Sort of an address that names none. */
export const DEFAULT_SORT: SectionSort = 'popular';

const PAGE = /^[1-9]\d{0,3}$/;

/** Reads `?sort=price-asc&page=3`; what is missing or makes no sense counts as not said. */
export function parseSectionAddress(search: URLSearchParams): SectionAddress {
  const sort = sectionSorts.find((known) => known === search.get('sort')) ?? DEFAULT_SORT;
  const page = search.get('page') ?? '';
  return { sort, page: PAGE.test(page) ? Number(page) : 1 };
}

/** The query of an address, with its «?»; what goes without saying is left out, so each list has one address. */
export function sectionQuery({ sort, page }: SectionAddress): string {
  const search = new URLSearchParams();
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return query && `?${query}`;
}
