import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** Roubles for `quantity` whole pieces at `price` roubles each, kopeck-exact. */
export function multiplyRoubles(price: number, quantity: number): number {
  return toRoubles(toKopecks(price) * quantity);
}
