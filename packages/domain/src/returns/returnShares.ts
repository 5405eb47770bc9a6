import { apportion, sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import type { Means } from './entities.ts';

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
