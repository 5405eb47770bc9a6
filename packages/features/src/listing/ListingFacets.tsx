import type { Listing, SearchSort } from '@siren/domain/catalog';
import { late, latePart } from '../code/index.ts';
import type { FacetColumnProps } from './FacetColumn.tsx';
import { FacetsSkeleton } from './facets/FacetsSkeleton.tsx';
import { fetchLate } from './fetchLate.ts';
import * as css from './ListingPanel.css.ts';
import { useDesk } from './useDesk.ts';

const load = async () => (await fetchLate()).FacetColumn;
const place = <FacetsSkeleton />;

/**
 * The browser fetches its code once the page is awake, and not at all where the column is not shown; its styles come
 * with the page (see `late.ts`).
 */
const LateColumn = latePart(import.meta.env.SSR ? await load() : late(load), place);

export interface ListingFacetsProps<Sort extends SearchSort> extends Omit<
  FacetColumnProps<Sort>,
  'facets' | 'prices'
> {
  listing: Listing;
}

/** The column of facets beside the goods, where there is room for one. */
export function ListingFacets<Sort extends SearchSort>({ listing, ...column }: ListingFacetsProps<Sort>) {
  const desk = useDesk();
  return (
    <aside className={css.facets} aria-label="Фильтры">
      {desk ? <LateColumn facets={listing.facets} prices={listing.prices} {...column} /> : place}
    </aside>
  );
}
