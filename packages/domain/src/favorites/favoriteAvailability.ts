import type { FavoriteItem } from './entities.ts';

export const favoriteAvailabilities = ['all', 'in_stock', 'out_of_stock'] as const;
export type FavoriteAvailability = (typeof favoriteAvailabilities)[number];

/** Whether a kept good shows under a filter. What only stands in a store is there to be had, too. */
export function hasAvailability(
  { stock }: Pick<FavoriteItem, 'stock'>,
  wanted: FavoriteAvailability,
): boolean {
  return wanted === 'all' || (stock.status === 'out_of_stock') === (wanted === 'out_of_stock');
}

/** How many goods each filter shows. */
export function favoriteCounts(
  items: readonly Pick<FavoriteItem, 'stock'>[],
): Record<FavoriteAvailability, number> {
  const count = (wanted: FavoriteAvailability) =>
    items.filter((item) => hasAvailability(item, wanted)).length;
  return { all: count('all'), in_stock: count('in_stock'), out_of_stock: count('out_of_stock') };
}
