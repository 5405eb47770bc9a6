import { countedKopecks } from './countedKopecks.ts';
import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** Roubles for `quantity` whole pieces at `price` roubles each, kopeck-exact up to `SUM_MAX` and never above it. */
export function multiplyRoubles(price: number, quantity: number): number {
  return toRoubles(countedKopecks(toKopecks(price) * quantity));
}
