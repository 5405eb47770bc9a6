export { buyerOf } from './buyerOf.ts';
export { forgetReference } from './cachedReference.ts';
export { cartHandlers } from './cartHandlers.ts';
export { cartState } from './cartState.ts';
export { readStoredCart } from './readStoredCart.ts';
export type { StoredCart } from './readStoredCart.ts';
export { readReference } from './regionReference.ts';
export type { RegionReference } from './regionReference.ts';
export { showCart } from './showCart.ts';
