import type { CouponLine } from './couponLine.ts';
import type { Coupon } from './entities.ts';

/** Whether a coupon is for a good, and what says so: `section` is the one that targets or excludes it. */
export interface CouponMatch {
  kind: 'all' | 'section' | 'brand' | 'offer' | 'excluded' | 'not_target';
  section: number | null;
}

/** What says which goods a coupon takes. */
export type CouponTaking = Pick<Coupon, 'targets' | 'offers' | 'brands' | 'excludes'>;

/**
 * How a coupon takes a good: by one of its target sections, of its brands or of its offers (none of them named: all), unless it
 * lies in a section that the coupon excludes.
 */
export function couponMatch(
  { targets, offers, brands, excludes }: CouponTaking,
  { offer, sections, brand }: Pick<CouponLine, 'offer' | 'sections' | 'brand'>,
): CouponMatch {
  const excluded = sections.find((section) => excludes.includes(section));
  if (excluded !== undefined) return { kind: 'excluded', section: excluded };
  if ([...targets, ...offers, ...brands].length === 0) return { kind: 'all', section: null };
  if (offers.includes(offer)) return { kind: 'offer', section: null };
  const target = sections.find((section) => targets.includes(section));
  if (target !== undefined) return { kind: 'section', section: target };
  return { kind: brand !== null && brands.includes(brand) ? 'brand' : 'not_target', section: null };
}
