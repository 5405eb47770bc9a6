import type { StoreStock } from '@siren/domain/catalog';
import type { Store } from '@siren/domain/regions';

/** All stores of the region, those with the most pieces first; the others after them in their own order. */
export function sortStores(stores: readonly Store[], stock: readonly StoreStock[]): Store[] {
  const held = new Map(stock.map(({ store, quantity }) => [store, quantity]));
  return stores.toSorted((a, b) => (held.get(b.id) ?? 0) - (held.get(a.id) ?? 0));
}
