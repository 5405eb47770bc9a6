export { parseListing } from './address/index.ts';
export type { ListingAddress } from './address/index.ts';
export { listingPayload } from './resource.ts';
export { shownPages } from './shownPages.ts';
