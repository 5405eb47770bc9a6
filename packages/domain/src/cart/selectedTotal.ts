import { multiplyRoubles, sumRoubles } from '../money/index.ts';
import type { CartItem } from './entities.ts';

/** Sum of the selected rows, roubles, coupon included: the total that services are priced from. */
export function selectedTotal(content: readonly CartItem[]): number {
  return sumRoubles(
    content.filter(({ selected }) => selected).map(({ price, quantity }) => multiplyRoubles(price, quantity)),
  );
}
