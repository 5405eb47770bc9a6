export const couponTypes = ['percent', 'fixed'] as const;
export type CouponType = (typeof couponTypes)[number];

/** A discount coupon as the rules need it. Money in roubles, dates ISO 8601 with offset. */
export interface Coupon {
  code: string;
  description: string;
  active: boolean;
  type: CouponType;
  /** Percent of the price, or roubles off the whole. */
  value: number;
  /** The most it takes off, roubles. */
  maxDiscount: number | null;
  /** Least sum of the selected goods it works from, roubles. */
  minTotal: number;
  /** Section ids it is for. Where neither sections nor offers nor brands are named it is for all goods. */
  targets: number[];
  /** Offer ids it is for, besides those of the sections. */
  offers: number[];
  /** Brand ids it is for, besides those. */
  brands: number[];
  /** Section ids it is not for. */
  excludes: number[];
  startsAt: string | null;
  endsAt: string | null;
  limitTotal: number | null;
  limitPerUser: number | null;
  /** How often it was used so far, by all and by this buyer. */
  used: number;
  usedByBuyer: number;
}

/** A section that goods of a coupon lie in. */
export interface CouponSection {
  path: string;
  name: string;
}

export interface AppliedCoupon {
  code: string;
  description: string;
  /** Sections that it is for; empty where it is for all goods, or for single ones. */
  sections: CouponSection[];
  /** Selected offers that it is for, whether or not it works already. */
  offers: number[];
  /** What it takes off the selected goods now, roubles; 0 while it does not work. */
  discount: number;
  /** Why it takes nothing off at the moment; null while it works. */
  reason: CouponReason | null;
  /** Roubles still missing to `minTotal`; 0 where that is not the reason. */
  missing: number;
}

export const couponReasons = [
  'inactive',
  'not_started',
  'expired',
  'used_up',
  'used_by_buyer',
  'total_too_small',
  'no_matching_goods',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export interface SuggestedCoupon {
  code: string;
  description: string;
  /** What it would take off the selected goods now, roubles; 0 where something is missing. */
  discount: number;
  /** Roubles still missing to its `minTotal`; 0 where it works. */
  missing: number;
}
