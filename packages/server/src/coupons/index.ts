export { readCoupon } from './readCoupon.ts';
export type { CouponBuyer } from './readCoupon.ts';
export { readSuggestedCoupons } from './readSuggestedCoupons.ts';
export { suggestedCoupons } from './suggestedCoupons.ts';
