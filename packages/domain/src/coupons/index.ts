export type * from './entities.ts';
export { couponReasons, couponTypes } from './entities.ts';
export { couponEffect } from './couponEffect.ts';
export type { CouponEffect } from './couponEffect.ts';
export type { CouponLine } from './couponLine.ts';
export { couponMatches } from './couponMatches.ts';
export { suggestedCoupons } from './suggestedCoupons.ts';
