import type { CartItem } from './entities.ts';

/** What an item of a row is to hold, pieces. */
export type ItemQuantity = Pick<CartItem, 'id' | 'quantity'>;

/**
 * Spreads the quantity wanted for a row over its items (in the row's order), changing as few as it can: what
 * is added goes to the first item, what is taken off comes from the last ones. The answer has an entry for
 * every item, adds up to `wanted` (whole, at least 0) and never goes below 0; an item left with 0 is to be
 * removed. Empty for a row without items.
 */
export function splitQuantity(items: readonly ItemQuantity[], wanted: number): ItemQuantity[] {
  let left = Math.max(0, Math.trunc(wanted));
  const split = items.map(({ id, quantity }) => {
    const kept = Math.min(Math.max(0, quantity), left);
    left -= kept;
    return { id, quantity: kept };
  });
  const [first, ...rest] = split;
  return first ? [{ ...first, quantity: first.quantity + left }, ...rest] : [];
}
