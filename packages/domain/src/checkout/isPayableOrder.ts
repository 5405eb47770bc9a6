import { isPayable } from '../money/index.ts';
import type { Totals } from './Totals.ts';

/** Whether an order can come to this: none of the steps of its sum is more than an order holds. */
export const isPayableOrder = (totals: Totals): boolean => Object.values(totals).every(isPayable);
