import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

/**
 * Whether a coupon is for a good: in one of its target sections or one of its offers (none of both named: all), and
 * in no section that it excludes.
 */
export function couponMatches(
  { targets, offers, excludes }: Pick<Coupon, 'targets' | 'offers' | 'excludes'>,
  { offer, sections }: Pick<CouponLine, 'offer' | 'sections'>,
): boolean {
  const anything = targets.length === 0 && offers.length === 0;
  const targeted =
    anything || offers.includes(offer) || sections.some((section) => targets.includes(section));
  return targeted && !sections.some((section) => excludes.includes(section));
}
