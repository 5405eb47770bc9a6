import type { Coupon } from '@siren/domain/coupons';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { couponFromRow } from './couponFromRow.ts';
import type { CouponRow } from './couponFromRow.ts';

/** Coupons that the shop suggests by itself, whatever the cart; nobody's own use is counted. */
export async function readSuggestedCoupons(db: Database): Promise<Coupon[]> {
  const rows = await db.query<CouponRow>(sql`
    select code, description, active, type, value, max_discount, min_total, targets, offers, excludes,
      starts_at, ends_at, limit_total, limit_per_user, used, 0 as used_by_buyer, '[]'::json as sections
    from coupons
    where suggested and active
    order by code`);
  return rows.map(couponFromRow);
}
