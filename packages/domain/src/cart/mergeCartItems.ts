import type { CartItem } from './entities.ts';
import { rowKey } from './rowKey.ts';

/** An item as it is stored, or a row that was merged before. Price in roubles for a piece. */
export type CartItemSource = Pick<CartItem, 'id' | 'offer' | 'price' | 'quantity' | 'selected'> &
  Partial<Pick<CartItem, 'grouped' | 'key'>>;

function isRow(item: CartItemSource, key: string): item is CartItem {
  return item.key === key && item.grouped !== undefined;
}

function merge(row: CartItem | undefined, item: CartItemSource): CartItem {
  const { id, offer, price, quantity, selected, grouped = [id] } = item;
  const key = rowKey(offer, price);
  if (!row) return isRow(item, key) ? item : { id, offer, price, quantity, selected, grouped, key };
  return {
    ...row,
    quantity: row.quantity + quantity,
    selected: row.selected || selected,
    grouped: [...row.grouped, ...grouped],
  };
}

/**
 * Rows of the cart (behaviour cart-1): items of the same offer and price become one row with the sum of their
 * quantities, known by the id of the first; selected where any of them is. Sorted by offer, then quantity.
 * Merging rows once more changes nothing: a row that stays alone stays the same object, so that nobody draws it anew.
 */
export function mergeCartItems(items: readonly CartItemSource[]): CartItem[] {
  const rows = new Map<string, CartItem>();
  for (const item of items) {
    const key = rowKey(item.offer, item.price);
    rows.set(key, merge(rows.get(key), item));
  }
  return [...rows.values()].sort((a, b) => a.offer - b.offer || a.quantity - b.quantity);
}
