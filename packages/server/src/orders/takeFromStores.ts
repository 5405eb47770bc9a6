import { refusal } from '@siren/contract/errors';
import type { StoreStock } from './holdForOrder.ts';

/**
 * From which stores so many pieces of an offer come: the fullest first, so that few have to send something.
 *
 * @throws ApiError item_unavailable where all of them together have too few
 */
export function takeFromStores(
  stock: readonly StoreStock[],
  { offer, quantity }: { offer: number; quantity: number },
): StoreStock[] {
  const stores = stock
    .filter((entry) => entry.offer === offer)
    .sort((a, b) => b.quantity - a.quantity || a.store - b.store);
  let missing = quantity;
  const taken = stores.map((entry) => {
    const pieces = Math.min(entry.quantity, missing);
    missing -= pieces;
    return { ...entry, quantity: pieces };
  });
  if (missing > 0) throw refusal('cart.item_unavailable', { data: { offers: [offer] } });
  return taken.filter((entry) => entry.quantity > 0);
}
