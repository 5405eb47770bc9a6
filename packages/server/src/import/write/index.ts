export { again } from './again.ts';
export { createLeads } from './createLeads.ts';
export { createTableCounter } from './createTableCounter.ts';
export { diffOffers } from './diffOffers.ts';
export type { OfferChange } from './diffOffers.ts';
export { findLost, findOffers, settleProducts, withdrawOffers } from './withdrawOffers.ts';
export { writeBatch } from './writeBatch.ts';
export type { WriteContext } from './WriteContext.ts';
