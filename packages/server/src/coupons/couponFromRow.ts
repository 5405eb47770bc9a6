import type { Coupon, CouponSection, CouponType } from '@siren/domain/coupons';

/** A coupon with the names of the sections that it is for. */
export interface StoredCoupon extends Coupon {
  sections: CouponSection[];
}

/** A coupon as the database answers it. */
export interface CouponRow {
  code: string;
  description: string;
  active: boolean;
  type: CouponType;
  value: number;
  max_discount: number | null;
  min_total: number;
  targets: number[];
  offers: number[];
  brands: number[];
  excludes: number[];
  starts_at: Date | null;
  ends_at: Date | null;
  limit_total: number | null;
  limit_per_user: number | null;
  used: number;
  sections: CouponSection[];
}

/** Of nobody's own use: `withUses` adds it. */
export function couponFromRow(row: CouponRow): StoredCoupon {
  return {
    code: row.code,
    description: row.description,
    active: row.active,
    type: row.type,
    value: row.value,
    maxDiscount: row.max_discount,
    minTotal: row.min_total,
    targets: row.targets,
    offers: row.offers,
    brands: row.brands,
    excludes: row.excludes,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    limitTotal: row.limit_total,
    limitPerUser: row.limit_per_user,
    used: row.used,
    usedByBuyer: 0,
    sections: row.sections,
  };
}
