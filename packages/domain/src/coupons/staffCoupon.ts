import type { AuditEntry } from '../audit/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import type { CouponType } from './entities.ts';

/** How a coupon stands for everybody, whoever the buyer and whatever the cart. */
export const couponStates = ['running', 'coming', 'ended', 'off', 'exhausted'] as const;
export type CouponState = (typeof couponStates)[number];

/** What staff set of a coupon. Money in roubles. */
export interface CouponFields {
  description: string;
  active: boolean;
  type: CouponType;
  value: number;
  maxDiscount: number | null;
  minTotal: number;
  /** Ids of sections, of offers, of brands, and of sections that it is not for. */
  targets: number[];
  offers: number[];
  brands: number[];
  excludes: number[];
  /** First and last day by the shop's clocks, both inclusive, ISO 8601 dates. */
  from: string | null;
  to: string | null;
  limitTotal: number | null;
  limitPerUser: number | null;
}

/** Codes that were made at once, each for one use. */
export interface CouponSeries {
  id: number;
  name: string;
  codes: number;
}

/** A coupon in the list: by itself, or a whole series by its first one. */
export interface StaffCouponRow extends Pick<
  CouponFields,
  'description' | 'active' | 'type' | 'value' | 'from' | 'to' | 'limitTotal'
> {
  id: number;
  code: string;
  state: CouponState;
  used: number;
  /** Where the row stands for all codes of a series. */
  series: CouponSeries | null;
  version: number;
}

/** A coupon that is selected to be worked on with others. */
export interface SelectedCoupon extends Pick<StaffCouponRow, 'id' | 'version' | 'code'> {
  /** Whether it stands for all codes of its series. */
  whole: boolean;
}

/** An order that a coupon was used in. */
export interface CouponUse {
  id: number;
  number: string;
  placedAt: string;
  status: OrderStatus;
}

/** What a new coupon begins with: a tenth off everything, for ever. */
export const emptyCoupon: CouponFields = {
  ...{ description: '', active: true, type: 'percent', value: 10, maxDiscount: null, minTotal: 0 },
  ...{ targets: [], offers: [], brands: [], excludes: [], from: null, to: null },
  ...{ limitTotal: null, limitPerUser: null },
};

/** A section or a good that a coupon names. */
export interface CouponNamed {
  id: number;
  name: string;
}

/** A coupon with all that staff see of it. */
export interface StaffCoupon {
  id: number;
  code: string;
  fields: CouponFields;
  state: CouponState;
  used: number;
  /** Whether a feed brought it: staff switch it off and on alone. */
  fed: boolean;
  series: CouponSeries | null;
  /** What the offers of its fields are called. */
  goods: CouponNamed[];
  /** The newest orders that used it, and how many did. */
  uses: CouponUse[];
  usesTotal: number;
  version: number;
  changes: AuditEntry[];
  /** By the shop's clocks, ISO 8601 date. */
  today: string;
  timeZone: string;
}

/** What the list is narrowed by; what is left out does not matter. */
export interface CouponFilters {
  state?: CouponState[];
  type?: CouponType[];
  /** Id of a series, whose codes are told one by one then. */
  series?: number[];
}

/** What the list can be put in order by: when it was made, code, uses, last day. */
export const couponSorts = ['added', 'code', 'used', 'to'] as const;
