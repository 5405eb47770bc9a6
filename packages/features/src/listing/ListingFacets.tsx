import type { Listing, SearchSort } from '@siren/domain/catalog';
import { late, latePart } from '../code/index.ts';
import type { ListingAddress } from './address/index.ts';
import type { FacetPanelProps } from './facets/FacetPanel.tsx';
import { FacetsSkeleton } from './facets/FacetsSkeleton.tsx';
import * as css from './ListingPanel.css.ts';
import { useDesk } from './useDesk.ts';

const load = async () => (await import('./late.ts')).FacetPanel;
const place = <FacetsSkeleton />;

/**
 * The browser fetches its code once the page is awake, and not at all where the column is not shown; its styles come
 * with the page (see `late.ts`).
 */
const LatePanel = latePart(import.meta.env.SSR ? await load() : late(load), place);

export interface ListingFacetsProps<Sort extends SearchSort> extends Pick<
  FacetPanelProps<ListingAddress<Sort>>,
  'query' | 'onChange' | 'sent'
> {
  listing: Listing;
}

/** The column of facets beside the goods, where there is room for one. */
export function ListingFacets<Sort extends SearchSort>({
  listing,
  query,
  onChange,
  sent,
}: ListingFacetsProps<Sort>) {
  const desk = useDesk();
  return (
    <aside className={css.facets} aria-label="Фильтры">
      {!desk ? (
        place
      ) : (
        <LatePanel
          facets={listing.facets}
          prices={listing.prices}
          query={query}
          onChange={onChange}
          sent={sent}
        />
      )}
    </aside>
  );
}
