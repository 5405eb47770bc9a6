import { countedKopecks } from './countedKopecks.ts';
import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** Sum of amounts in roubles, added in whole kopecks, exact up to `SUM_MAX` and never above it; 0 for an empty list. */
export function sumRoubles(amounts: readonly number[]): number {
  let sum = 0;
  let reach = 0;
  for (const amount of amounts) {
    const kopecks = toKopecks(amount);
    sum += kopecks;
    reach += Math.abs(kopecks);
  }
  if (Number.isSafeInteger(reach)) return toRoubles(countedKopecks(sum));
  // On the way it may have left what a number holds exactly, and come back.
  const exact = amounts.reduce((total, amount) => total + BigInt(toKopecks(amount)), 0n);
  return toRoubles(countedKopecks(Number(exact)));
}
