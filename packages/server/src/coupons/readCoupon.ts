import { writtenCode } from '@siren/domain/typed';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { couponFromRow } from './couponFromRow.ts';
import type { CouponRow, StoredCoupon } from './couponFromRow.ts';

/** The coupon of a code, in whatever case and shapes of letters it was typed; null where there is none, or it is of a demo that is shut. Nobody's own use is counted. */
export async function readCoupon(db: Database, code: string): Promise<StoredCoupon | null> {
  const [row] = await db.query<CouponRow>(sql`
    select code, description, active, type, value, max_discount, min_total, targets, offers, brands, excludes,
      starts_at, ends_at, limit_total, limit_per_user, used,
      (select coalesce(json_agg(json_build_object('path', s.path, 'name', s.name) order by s.position, s.id), '[]')
        from sections s where s.id = any(targets)) as sections
    from coupons
    where upper(code) in (upper(${code}), upper(${writtenCode(code)})) and (active or not demo)
    order by upper(code) = upper(${code}) desc limit 1`);
  return row ? couponFromRow(row) : null;
}
