import { refusal } from '@siren/contract/errors';
import type { StoreStock } from './holdForOrder.ts';

/**
 * From which stores so many pieces of an offer come: the one where the buyer fetches them before all others, and the
 * fullest of those first, so that few have to send something.
 *
 * @param fetchedAt id of the store where the order is fetched; null where it is brought
 * @throws ApiError item_unavailable where all of them together have too few
 */
export function takeFromStores(
  stock: readonly StoreStock[],
  { offer, quantity }: { offer: number; quantity: number },
  fetchedAt: number | null,
): StoreStock[] {
  const stores = stock
    .filter((entry) => entry.offer === offer)
    .sort(
      (a, b) =>
        Number(b.store === fetchedAt) - Number(a.store === fetchedAt) ||
        b.quantity - a.quantity ||
        a.store - b.store,
    );
  let missing = quantity;
  const taken = stores.map((entry) => {
    const pieces = Math.min(entry.quantity, missing);
    missing -= pieces;
    return { ...entry, quantity: pieces };
  });
  if (missing > 0) throw refusal('cart.item_unavailable', { data: { offers: [offer] } });
  return taken.filter((entry) => entry.quantity > 0);
}
