import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

/** Whether a coupon is for a good: in one of its target sections (none named: all), in none it excludes. */
export function couponMatches(
  { targets, excludes }: Pick<Coupon, 'targets' | 'excludes'>,
  { sections }: Pick<CouponLine, 'sections'>,
): boolean {
  const targeted = targets.length === 0 || sections.some((section) => targets.includes(section));
  return targeted && !sections.some((section) => excludes.includes(section));
}
