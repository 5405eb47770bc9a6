import type { Store } from './entities.ts';

/** The store that stands for a city: its first one, else the first of its region; null where there is none. */
export function storeOfCity<Some extends Pick<Store, 'city'>>(
  stores: readonly Some[],
  city: string,
): Some | null {
  return stores.find((store) => store.city === city) ?? stores[0] ?? null;
}
