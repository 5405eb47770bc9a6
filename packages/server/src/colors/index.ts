export { holdColors } from './readColors.ts';
export { recolorOffers } from './recolorOffers.ts';
