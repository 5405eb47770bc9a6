import type { OrderCondition } from './OrderCondition.ts';
import { CART_LIMITS } from './cartLimits.ts';
import type { CartOffer } from './entities.ts';

/** What the quantity rules need to know of an offer. */
export type OfferSupply = Pick<CartOffer, 'stock' | 'exposition'>;

/**
 * How many pieces of an offer can be ordered; of goods for exposition only, none for anything else (behaviour cart-5).
 *
 * @param most pieces that a row of the cart takes
 */
export function maxQuantity(
  { stock, exposition }: OfferSupply,
  condition: OrderCondition = 'usual',
  most: number = CART_LIMITS.pieces,
): number {
  const kept = exposition && condition !== 'exposition';
  return kept || stock.status === 'out_of_stock' ? 0 : Math.max(0, Math.min(stock.quantity, most));
}
