import type { ListingQuery, SearchSort } from '@siren/domain/catalog';

/** What the address of a list says besides its path: chosen filters, prices, order, and the last page shown. */
export interface ListingAddress<Sort extends SearchSort = SearchSort> extends ListingQuery {
  sort: Sort;
}

/** Orders that a list knows; the first one goes without saying. */
export type Sorts<Sort extends SearchSort> = readonly [Sort, ...Sort[]];
