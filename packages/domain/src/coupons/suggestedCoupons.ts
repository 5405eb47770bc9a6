import { subtractRoubles } from '../money/index.ts';
import { couponEffect } from './couponEffect.ts';
import type { CouponLine } from './couponLine.ts';
import type { Coupon, SuggestedCoupon } from './entities.ts';

/**
 * What to suggest for the selected goods at `now` (ms since 1970): coupons that take something off them, or would
 * if there were more of them; not the one that is applied already. What saves most comes first, then what least
 * is missing to.
 */
export function suggestedCoupons(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  applied: string | null,
  now: number,
): SuggestedCoupon[] {
  return coupons
    .filter(({ code }) => code !== applied)
    .flatMap((coupon) => {
      const { discount, reason, missing } = couponEffect(coupon, lines, now);
      const { code, description } = coupon;
      const helps = reason === 'total_too_small' || discount > 0;
      return helps ? [{ code, description, discount, missing }] : [];
    })
    .sort((a, b) => subtractRoubles(b.discount, a.discount) || subtractRoubles(a.missing, b.missing));
}
