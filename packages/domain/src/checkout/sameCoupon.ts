import { codeKey } from '../typed/index.ts';

/** Whether two codes are of one coupon; null is none. */
export const sameCoupon = (one: string | null, other: string | null): boolean =>
  codeKey(one ?? '') === codeKey(other ?? '');
