import type { CartOffer } from './entities.ts';

/** What the quantity rules need to know of an offer. */
export type OfferSupply = Pick<CartOffer, 'stock' | 'exposition'>;

/** How many pieces of an offer can be ordered; none of goods that are for exposition only. */
export function maxQuantity({ stock, exposition }: OfferSupply): number {
  return exposition || stock.status === 'out_of_stock' ? 0 : Math.max(0, stock.quantity);
}
