import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { couponFromRow } from './couponFromRow.ts';
import type { CouponRow, StoredCoupon } from './couponFromRow.ts';

/** Coupons that the shop suggests by itself, whatever the cart; nobody's own use is counted. */
export async function readSuggestedCoupons(db: Database): Promise<StoredCoupon[]> {
  const rows = await db.query<CouponRow>(sql`
    select code, description, active, type, value, max_discount, min_total, targets, offers, brands, excludes,
      starts_at, ends_at, limit_total, limit_per_user, used, '[]'::json as sections
    from coupons
    where suggested and active
    order by code`);
  return rows.map(couponFromRow);
}
