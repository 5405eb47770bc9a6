import { couponMatch } from './couponMatch.ts';
import type { CouponTaking } from './couponMatch.ts';
import type { CouponLine } from './couponLine.ts';

/**
 * Whether a coupon is for a good: in one of its target sections, of its brands or of its offers (none of them named: all), and
 * in no section that it excludes.
 */
export function couponMatches(
  coupon: CouponTaking,
  line: Pick<CouponLine, 'offer' | 'sections' | 'brand'>,
): boolean {
  const { kind } = couponMatch(coupon, line);
  return kind !== 'excluded' && kind !== 'not_target';
}
