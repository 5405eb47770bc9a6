import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { StoredCoupon } from './couponFromRow.ts';

/** Whose use of a coupon counts: a user's orders or those of a guest's session, and those that name a phone of theirs. */
export interface CouponBuyer {
  userId: number | null;
  /** Digest of the session's token, without meaning for a user; null where it is that of the staff. */
  digest: Buffer | null;
  /** As far as they are known by now, as they are stored: whoever throws cookies away still has the same phone. */
  phones: readonly string[];
}

/**
 * The coupons with how many orders of the buyer used them, were not cancelled, and have not come back whole. Asked in one statement, and only where
 * one of them has a limit.
 */
export async function withUses(
  db: Pick<Database, 'query'>,
  coupons: readonly StoredCoupon[],
  { userId, digest, phones }: CouponBuyer,
): Promise<StoredCoupon[]> {
  const codes = coupons.flatMap(({ code, limitPerUser }) => (limitPerUser === null ? [] : [code]));
  if (codes.length === 0) return [...coupons];
  const rows = await db.query<{ code: string; used: number }>(sql`
    select code, (select count(*)
      from orders o
      where upper(o.coupon_code) = upper(code) and o.status not in ('cancelled', 'waiting')
        and not (o.status = 'returned' and not exists (
          select from order_lines l where l.order_id = o.id and l.quantity > (
            select coalesce(sum(g.quantity), 0) from return_goods g join returns r on r.id = g.return_id
            where r.order_id = o.id and g.position = l.position)))
        and (o.user_id = ${userId}::int
          or (${userId}::int is null and o.user_id is null and o.token_digest = ${digest}::bytea)
          or o.customer_phone = any(${phones}::text[]) or o.other_phones && ${phones}::text[])
    )::int as used
    from unnest(${codes}::text[]) as code`);
  const used = new Map(rows.map((row) => [row.code, row.used]));
  return coupons.map((coupon) => ({ ...coupon, usedByBuyer: used.get(coupon.code) ?? 0 }));
}
