export { CouponScreen } from './CouponScreen.tsx';
export { CouponsScreen } from './CouponsScreen.tsx';
