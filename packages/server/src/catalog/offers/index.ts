export { readOffers } from './readOffers.ts';
export type { RegionOffer } from './readOffers.ts';
export { followOffers, shownOffers } from './shownOffers.ts';
