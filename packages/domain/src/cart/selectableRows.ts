import type { CartItem, CartState } from './entities.ts';
import { heldFor } from './heldFor.ts';
import { maxQuantity } from './maxQuantity.ts';

/** Rows that can be ordered, and so be selected, all of them or fewer of their pieces. */
export function selectableRows(cart: CartState): CartItem[] {
  const condition = heldFor(cart);
  return cart.content.filter((row) => {
    const offer = cart.offers[row.offer];
    return offer !== undefined && maxQuantity(offer, condition) > 0;
  });
}
