export type * from './entities.ts';
export { couponReasons, couponTypes } from './entities.ts';
export { auditFields, couponChanges, fieldsOfAudit } from './couponChanges.ts';
export { checkedWhy, checkedWhys } from './couponCheck.ts';
export type { CheckedCart, CheckedRow, CheckedWhy } from './couponCheck.ts';
export { couponEffect } from './couponEffect.ts';
export type { CouponEffect } from './couponEffect.ts';
export type { CouponLine } from './couponLine.ts';
export { couponMatch } from './couponMatch.ts';
export type { CouponMatch } from './couponMatch.ts';
export { couponMatches } from './couponMatches.ts';
export {
  COUPON_CODE_MAX,
  COUPON_DESCRIPTION_MAX,
  COUPON_LIMIT_MAX,
  COUPON_NAMED_MAX,
  couponCodeProblem,
  couponProblems,
} from './couponProblems.ts';
export { couponState } from './couponState.ts';
export { couponReasonWords, couponStateWords, couponTypeWords } from './couponWords.ts';
export {
  CODE_SIGNS,
  prefixProblem,
  SERIES_LENGTH_MAX,
  SERIES_LENGTH_MIN,
  SERIES_MAX,
  SERIES_NAME_MAX,
  SERIES_PREFIX_MAX,
  seriesCodes,
} from './seriesCodes.ts';
export { couponSorts, couponStates, emptyCoupon } from './staffCoupon.ts';
export type * from './staffCoupon.ts';
export { suggestedCoupons } from './suggestedCoupons.ts';
