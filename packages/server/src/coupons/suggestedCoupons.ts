import { couponEffect } from '@siren/domain/coupons';
import type { Coupon, CouponLine, SuggestedCoupon } from '@siren/domain/coupons';

/**
 * What to suggest for the selected goods at `now` (ms since 1970): coupons that work for them, or would if
 * there were more of them; not the one that is applied already.
 */
export function suggestedCoupons(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  applied: string | null,
  now: number,
): SuggestedCoupon[] {
  return coupons
    .filter(({ code }) => code !== applied)
    .filter((coupon) => {
      const { reason } = couponEffect(coupon, lines, now);
      return reason === null || reason === 'total_too_small';
    })
    .map(({ code, description }) => ({ code, description }));
}
