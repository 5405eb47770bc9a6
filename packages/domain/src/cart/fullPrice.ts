import type { CartItem, CartState } from './entities.ts';

/**
 * Price of a piece of a row before the coupon, roubles. Without a coupon the row's own price says it all, and
 * it is never below it.
 */
export function fullPrice(cart: Pick<CartState, 'coupon' | 'offers'>, row: CartItem): number {
  const offer = cart.coupon ? cart.offers[row.offer] : undefined;
  return Math.max(row.price, offer?.price ?? row.price);
}
