import type { ListNarrowing, SearchSort } from '@siren/domain/catalog';

/** What the address of a list says besides its path: chosen filters, prices, order, and the last page shown. */
export interface ListingAddress<Sort extends SearchSort = SearchSort> extends ListNarrowing {
  /** Unsaid: the one that the list opens with. */
  sort?: Sort | undefined;
}

/** Orders that a list knows, the one that it opens with first. */
export type Sorts<Sort extends SearchSort> = readonly [Sort, ...Sort[]];
