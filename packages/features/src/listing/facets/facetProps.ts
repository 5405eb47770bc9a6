import type { Facet, ListNarrowing } from '@siren/domain/catalog';

/** A facet and the list that it narrows. */
export interface FacetProps<Query extends ListNarrowing = ListNarrowing> {
  facet: Facet;
  query: Query;
  onChange(next: Query): void;
}
