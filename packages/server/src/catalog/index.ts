export { readOffers } from './offers.ts';
export type { RegionOffer } from './offers.ts';
