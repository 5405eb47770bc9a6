export { checkOffer } from './checkOffer.ts';
export type { OfferChecks } from './checkOffer.ts';
export type { Offer, OfferContent, OfferParam, OfferPicture } from './Offer.ts';
export { createCurrencyRates } from './currencyRates.ts';
export type { CurrencyRates } from './currencyRates.ts';
export { ASSUMED_STOCK } from './offerStock.ts';
export { paramGroup } from './paramGroup.ts';
export type { RegionStores } from './offerStock.ts';
