import { subtractRoubles } from '../money/index.ts';
import type { FavoriteItem } from './entities.ts';

/** By how many roubles a good is cheaper than when it was kept; 0 where it is not, or nobody knows. */
export function cheaperBy({ price, priceThen }: Pick<FavoriteItem, 'price' | 'priceThen'>): number {
  return priceThen !== null && priceThen > price ? subtractRoubles(priceThen, price) : 0;
}
