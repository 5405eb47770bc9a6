import type { FavoriteItem } from './entities.ts';

/** Why a kept good cannot be put into the cart. */
export type FavoriteObstacle = 'out_of_stock' | 'exposition';

/** What keeps a good out of the cart; null where nothing does (behaviour cart-5). */
export function whyNotToCart({
  stock,
  exposition,
}: Pick<FavoriteItem, 'stock' | 'exposition'>): FavoriteObstacle | null {
  if (exposition) return 'exposition';
  return stock.status === 'out_of_stock' ? 'out_of_stock' : null;
}
