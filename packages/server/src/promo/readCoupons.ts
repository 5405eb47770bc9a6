import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { PromoCoupon } from './readPromos.ts';

/** Coupons by id, of those that are switched on. A code of a series is for one person, and no page tells it. */
export async function readCoupons(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PromoCoupon>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<PromoCoupon & { id: number }>(sql`
    select id, code, description, to_json(starts_at) as "startsAt", to_json(ends_at) as "endsAt" from coupons
    where id = any(${[...ids]}::int[]) and active and series_id is null`);
  return new Map(rows.map(({ id, ...coupon }) => [id, coupon]));
}
