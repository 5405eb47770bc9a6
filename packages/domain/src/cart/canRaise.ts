import { maxQuantity } from './maxQuantity.ts';
import type { OfferSupply } from './maxQuantity.ts';

/** Whether one more piece may be taken of an offer that the cart holds `quantity` pieces of. */
export function canRaise(offer: OfferSupply, quantity: number): boolean {
  return quantity < maxQuantity(offer);
}
