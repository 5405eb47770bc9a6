import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** Sum of amounts in roubles, added in whole kopecks; 0 for an empty list. */
export function sumRoubles(amounts: readonly number[]): number {
  return toRoubles(amounts.reduce((sum, amount) => sum + toKopecks(amount), 0));
}
