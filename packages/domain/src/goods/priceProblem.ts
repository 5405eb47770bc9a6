import { isPayable } from '../money/index.ts';

/** What is wrong with a price that staff set: no price that can be charged, or a former one that is not above it. */
export type PriceProblem = 'price' | 'old_price';

/**
 * Whether a price can be set.
 * @param price roubles; null where none was typed, or none that can be read
 * @param oldPrice roubles; null for none
 * @returns null where it can
 */
export function priceProblem(price: number | null, oldPrice: number | null): PriceProblem | null {
  if (price === null || price <= 0 || !isPayable(price)) return 'price';
  if (oldPrice !== null && (oldPrice <= price || !isPayable(oldPrice))) return 'old_price';
  return null;
}
