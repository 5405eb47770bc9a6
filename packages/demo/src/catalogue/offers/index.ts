export { barcodeOf, checkDigit } from './codes.ts';
export { isSold } from './isSold.ts';
export type { Offer } from './Offer.ts';
export { offersOf } from './offersOf.ts';
export { priceOf } from './priceOf.ts';
export type { Price } from './priceOf.ts';
export { sampleOf } from './sampleOf.ts';
export { stockOf } from './stockOf.ts';
export type { FeedStore } from './stockOf.ts';
