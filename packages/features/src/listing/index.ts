export { listingQuery, parseListing } from './address/index.ts';
export type { ListingAddress, Sorts } from './address/index.ts';
export { ListingPanel } from './ListingPanel.tsx';
export type { ListingPanelProps } from './ListingPanel.tsx';
export { ListingSkeleton } from './ListingSkeleton.tsx';
export type { ListingPath, ListingResource } from './resource.ts';
