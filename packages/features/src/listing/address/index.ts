export type { ListingAddress, Sorts } from './ListingAddress.ts';
export { listingQuery } from './listingQuery.ts';
export { parseListing } from './parseListing.ts';
