import { toKopecks } from '../money/index.ts';

/**
 * By how many whole percent the price (roubles) is below the old one; rounded down, so that no badge promises
 * more than the buyer gets. 0 where there is no discount.
 */
export function discountPercent(price: number, oldPrice: number | null): number {
  if (oldPrice === null || oldPrice <= price) return 0;
  const old = toKopecks(oldPrice);
  return Math.floor(((old - toKopecks(price)) * 100) / old);
}
