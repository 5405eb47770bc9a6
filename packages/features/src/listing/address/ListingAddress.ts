import type { ListingQuery, SearchSort } from '@siren/domain/catalog';

/** What the address of a list says besides its path: chosen filters, prices, order, and the last page shown. */
export interface ListingAddress<Sort extends SearchSort = SearchSort> extends ListingQuery {
  sort: Sort;
}

/** Orders that a list knows; the first one goes without saying. */
export type Sorts<Sort extends SearchSort> = readonly [Sort, ...Sort[]];

/** Words of an address that are no facets: those of lists, of the shop, and of those who send visitors. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...['sort', 'page', 'price', 'query', 'token'],
  ...['yclid', 'ysclid', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'from', 'ref'],
]);
