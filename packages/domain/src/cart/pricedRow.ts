import type { PricedLine } from '../checkout/index.ts';
import type { CartItem, CartState } from './entities.ts';
import { fullPrice } from './fullPrice.ts';

/** A row as an order will keep it: what it shows is what the order shows. */
export const pricedRow = (cart: Pick<CartState, 'coupon' | 'offers'>, row: CartItem): PricedLine => ({
  quantity: row.quantity,
  price: fullPrice(cart, row),
  finalPrice: row.price,
  oldPrice: cart.offers[row.offer]?.oldPrice ?? null,
});
