import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { couponFromRow } from './couponFromRow.ts';
import type { CouponRow, StoredCoupon } from './couponFromRow.ts';

/** Whose use of a coupon counts: a user's orders, or those of a guest's session. */
export interface CouponBuyer {
  userId: number | null;
  /** Digest of the session's token; without meaning for a user. */
  digest: Buffer;
}

/**
 * The coupon of a code, in whatever case it was typed; null where there is none. `usedByBuyer` counts the
 * buyer's orders that were not cancelled.
 */
export async function readCoupon(
  db: Database,
  code: string,
  buyer: CouponBuyer,
): Promise<StoredCoupon | null> {
  const [row] = await db.query<CouponRow>(sql`
    select code, description, active, type, value, max_discount, min_total, targets, offers, excludes,
      starts_at, ends_at, limit_total, limit_per_user, used,
      (select count(*)
        from orders o
        where upper(o.coupon_code) = upper(coupons.code) and o.status <> 'cancelled'
          and (o.user_id = ${buyer.userId}::int
            or (${buyer.userId}::int is null and o.user_id is null and o.token_digest = ${buyer.digest}))
      )::int as used_by_buyer,
      (select coalesce(json_agg(json_build_object('path', s.path, 'name', s.name) order by s.position, s.id), '[]')
        from sections s where s.id = any(targets)) as sections
    from coupons
    where upper(code) = upper(${code})`);
  return row ? couponFromRow(row) : null;
}
