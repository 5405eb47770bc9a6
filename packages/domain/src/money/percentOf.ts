import { toKopecks } from './toKopecks.ts';
import { PERCENT_UNITS, toPercentUnits } from './toPercentUnits.ts';
import { toRoubles } from './toRoubles.ts';

const HUNDRED_PERCENT = BigInt(100 * PERCENT_UNITS);

/**
 * `percent` (at most four decimals) of an amount in roubles, exact and then rounded to a kopeck, half up.
 * Neither may be below 0.
 *
 * @throws RangeError for a negative amount or percent.
 */
export function percentOf(roubles: number, percent: number): number {
  // BigInt, since kopecks times percent units outgrow what a number holds exactly.
  const product = BigInt(toKopecks(roubles)) * BigInt(toPercentUnits(percent));
  if (roubles < 0 || percent < 0) throw new RangeError(`Below 0: ${percent} % of ${roubles}`);
  return toRoubles(Number((product * 2n + HUNDRED_PERCENT) / (HUNDRED_PERCENT * 2n)));
}
