export { readCoupon } from './readCoupon.ts';
export type { StoredCoupon } from './couponFromRow.ts';
export { readSuggestedCoupons } from './readSuggestedCoupons.ts';
export { withUses } from './withUses.ts';
export type { CouponBuyer } from './withUses.ts';
