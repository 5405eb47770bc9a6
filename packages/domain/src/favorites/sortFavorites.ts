import { cheaperBy } from './cheaperBy.ts';
import type { FavoriteItem } from './entities.ts';

export const favoriteSorts = ['added', 'price-asc', 'price-desc', 'cheaper'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

type Sorted = Pick<FavoriteItem, 'addedAt' | 'price' | 'priceThen'>;

const orders: Record<FavoriteSort, (a: Sorted, b: Sorted) => number> = {
  added: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  cheaper: (a, b) => cheaperBy(b) - cheaperBy(a),
};

/** A new list in that order: by price, by what became cheapest; what was kept last comes first, also among equals. */
export function sortFavorites<Item extends Sorted>(items: readonly Item[], sort: FavoriteSort): Item[] {
  const time = ({ addedAt }: Sorted) => Date.parse(addedAt);
  return items.toSorted((a, b) => orders[sort](a, b) || time(b) - time(a));
}
