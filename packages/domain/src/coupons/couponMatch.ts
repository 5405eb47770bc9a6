import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

/** Whether a coupon is for a good, and what says so: `section` is the one that targets or excludes it. */
export interface CouponMatch {
  kind: 'all' | 'section' | 'offer' | 'excluded' | 'not_target';
  section: number | null;
}

/**
 * How a coupon takes a good: by one of its target sections or one of its offers (none of both named: all), unless it
 * lies in a section that the coupon excludes.
 */
export function couponMatch(
  { targets, offers, excludes }: Pick<Coupon, 'targets' | 'offers' | 'excludes'>,
  { offer, sections }: Pick<CouponLine, 'offer' | 'sections'>,
): CouponMatch {
  const excluded = sections.find((section) => excludes.includes(section));
  if (excluded !== undefined) return { kind: 'excluded', section: excluded };
  if (targets.length === 0 && offers.length === 0) return { kind: 'all', section: null };
  if (offers.includes(offer)) return { kind: 'offer', section: null };
  const target = sections.find((section) => targets.includes(section));
  return target === undefined ? { kind: 'not_target', section: null } : { kind: 'section', section: target };
}
