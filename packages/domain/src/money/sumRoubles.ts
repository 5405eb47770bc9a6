import { countedKopecks } from './countedKopecks.ts';
import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** Sum of amounts in roubles, added in whole kopecks, exact up to `SUM_MAX` and never above it; 0 for an empty list. */
export function sumRoubles(amounts: readonly number[]): number {
  // On the way it may leave what a number holds exactly, and come back.
  const exact = amounts.reduce((sum, amount) => sum + BigInt(toKopecks(amount)), 0n);
  return toRoubles(countedKopecks(Number(exact)));
}

/** a − b in roubles, kopeck-exact; below 0 where b is larger: whoever must not go there clamps. */
export const subtractRoubles = (a: number, b: number): number => sumRoubles([a, -b]);
