import { sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import type { Means } from './entities.ts';

/** Parts of a sum by weights, each no more than its weight; what does not divide goes to the largest remainders. Kopecks. */
function apportion(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Beyond 2⁵³ kopecks times kopecks are not exact any more.
  const exact = weights.map((weight) => {
    const product = BigInt(sum) * BigInt(weight);
    return { part: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const left = sum - exact.reduce((total, { part }) => total + part, 0);
  const first = exact
    .map(({ rest }, at) => ({ rest, at }))
    .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
    .slice(0, left)
    .map(({ at }) => at);
  return exact.map(({ part }, at) => part + (first.includes(at) ? 1 : 0));
}

/**
 * What of a value goes back by which means: in the proportion in which what has not gone back yet was paid. Over all returns
 * each means gets back exactly what was paid with it, and never a kopeck more.
 *
 * @param left what was paid and has not gone back; together at least the value
 * @param value roubles
 */
export function returnShares(left: Means, value: number): Means {
  const weights = [left.money, left.bonus, ...left.certificates].map(toKopecks);
  const [money = 0, bonus = 0, ...certificates] = apportion(toKopecks(value), weights).map(toRoubles);
  return { money, bonus, certificates };
}

/** All that was paid, roubles. */
export const meansTotal = ({ money, bonus, certificates }: Means): number =>
  sumRoubles([money, bonus, ...certificates]);
