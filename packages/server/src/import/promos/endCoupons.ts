import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Ends at `now` those coupons of the source that no promo offers any more: a code is good while a page tells it. */
export async function endCoupons(
  db: Database,
  source: string,
  coupons: readonly number[],
  now: Date,
): Promise<void> {
  await db.query(
    sql`update coupons c set active = false, ends_at = least(c.ends_at, ${now})
        where c.id = any(${[...coupons]}::int[]) and c.source = ${source} and not exists (
          select from promos p where p.coupon_id = c.id and (p.ends_at is null or p.ends_at > ${now}))`,
  );
}
