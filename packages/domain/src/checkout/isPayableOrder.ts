import { isPayable, sumRoubles } from '../money/index.ts';
import type { Totals } from './Totals.ts';

/**
 * Whether an order can come to this: none of the steps of its sum is more than an order holds, nor what is due before a
 * bonus or a certificate pays any of it.
 */
export const isPayableOrder = (totals: Totals): boolean =>
  isPayable(sumRoubles([totals.toPay, totals.bonus, totals.certificates])) &&
  Object.values(totals).every(isPayable);
