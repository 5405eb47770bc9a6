import type { Facet, ListingQuery } from '@siren/domain/catalog';

/** A facet and the list that it narrows. */
export interface FacetProps<Query extends ListingQuery = ListingQuery> {
  facet: Facet;
  query: Query;
  onChange(next: Query): void;
}
