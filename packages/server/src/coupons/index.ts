export { readCoupon } from './readCoupon.ts';
export type { CouponBuyer } from './readCoupon.ts';
export type { StoredCoupon } from './couponFromRow.ts';
export { readSuggestedCoupons } from './readSuggestedCoupons.ts';
