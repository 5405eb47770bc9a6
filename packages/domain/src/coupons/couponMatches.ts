import { couponMatch } from './couponMatch.ts';
import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

/**
 * Whether a coupon is for a good: in one of its target sections or one of its offers (none of both named: all), and
 * in no section that it excludes.
 */
export function couponMatches(
  coupon: Pick<Coupon, 'targets' | 'offers' | 'excludes'>,
  line: Pick<CouponLine, 'offer' | 'sections'>,
): boolean {
  const { kind } = couponMatch(coupon, line);
  return kind !== 'excluded' && kind !== 'not_target';
}
