import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PromoContext } from './writePromo.ts';

/**
 * Ends at `now` the promos of the source that the region's feed no longer has; gives the ids of the coupons that they
 * offered. One that other regions still have goes on there; one that has not begun never does.
 */
export async function endPromos(
  db: Database,
  { source, region }: PromoContext,
  kept: readonly string[],
  now: Date,
): Promise<number[]> {
  const ended = await db.query<{ coupon_id: number | null }>(
    sql`with gone as (
          select id, regions from promos
          where source = ${source} and ${region}::int = any(regions) and external_id <> all(${[...kept]}::text[])
            and (ends_at is null or ends_at > ${now})
        ), shrunk as (
          update promos p set regions = array_remove(p.regions, ${region}::int)
          from gone where p.id = gone.id and cardinality(gone.regions) > 1
        )
        update promos p
        set starts_at = least(p.starts_at, ${now}::timestamptz - interval '1 second'), ends_at = ${now}, digest = ''
        from gone where p.id = gone.id and cardinality(gone.regions) = 1
        returning p.coupon_id`,
  );
  return ended.flatMap(({ coupon_id: coupon }) => coupon ?? []);
}
