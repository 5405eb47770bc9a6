import type { AnswerOf, CallPath } from '@siren/contract/calls';
import type { Listing } from '@siren/domain/catalog';
import type { Resource } from '../api/index.ts';
import type { ListingAddress } from './address/index.ts';

/** Calls that answer a page of goods with what there is to choose from. */
export type ListingPath = {
  [Path in CallPath]: AnswerOf<Path> extends Listing ? Path : never;
}[CallPath];

export type ListingResource = Resource<ListingPath>;

/** What a list is asked for by: what goes without saying stays unsaid, so that keys and payloads are short. */
export function listingPayload<Address extends ListingAddress>({
  filters,
  priceFrom,
  priceTo,
  sort,
  page,
}: Address) {
  return {
    // Nobody changes what is sent: only its type allows that.
    ...(Object.keys(filters).length > 0 && { filters: filters as Record<string, string[]> }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
    sort: sort as Address['sort'],
    page,
  };
}
