export { CodeForm } from './CodeForm.tsx';
export type { CodeFormProps } from './CodeForm.tsx';
export { CouponState } from './CouponState.tsx';
export { SuggestedCoupons } from './SuggestedCoupons.tsx';
