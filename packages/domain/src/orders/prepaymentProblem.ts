import { sumRoubles, toKopecks } from '../money/index.ts';
import type { AdditionalData } from './additional.ts';

export const prepaymentProblems = ['invalid', 'pay_type', 'above_total'] as const;
export type PrepaymentProblem = (typeof prepaymentProblems)[number];

export interface PrepaymentLimits {
  /** Ids of the pay types that the region's stores take. */
  payTypes: Iterable<number>;
  /** What the order is to be paid with in money, roubles. */
  toPay: number;
}

/** Whether an amount is money: roubles above or at 0, down to the kopeck. */
const isMoney = (roubles: number) =>
  Number.isFinite(roubles) && roubles >= 0 && Math.round(roubles * 100) / 100 === roubles;

/** What is paid in advance by all pay types, roubles. */
export function prepaymentTotal(prepayment: AdditionalData['prepayment']): number {
  return sumRoubles(Object.values(prepayment));
}

/**
 * What is wrong with a prepayment: an amount that is no money, a pay type that is not taken, or more in all than the
 * order comes to; null where nothing is. Compared in kopecks; exactly the sum to pay is fine.
 */
export function prepaymentProblem(
  prepayment: AdditionalData['prepayment'],
  { payTypes, toPay }: PrepaymentLimits,
): PrepaymentProblem | null {
  if (!Object.values(prepayment).every(isMoney)) return 'invalid';
  const taken = new Set([...payTypes].map(String));
  if (!Object.keys(prepayment).every((id) => taken.has(id))) return 'pay_type';
  return toKopecks(prepaymentTotal(prepayment)) > toKopecks(toPay) ? 'above_total' : null;
}
