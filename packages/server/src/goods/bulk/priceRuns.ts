import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PriceRow } from '../priceRows.ts';

/** Days for which a change of many prices can be undone. */
const KEPT_DAYS = 31;

/** A price as it was before a change of many, and as it is now where it is sold. */
export interface PriceBefore extends PriceRow {
  version: number;
  undone: boolean;
  /** Whether it is somebody's own now. */
  byHandNow: boolean;
  /** null while the feed lacks it. */
  now: {
    price: number;
    oldPrice: number | null;
    feedPrice: number | null;
    feedOldPrice: number | null;
  } | null;
}

/** Keeps how prices of a good are before a change, and the version that it leaves. */
export async function keepPrices(
  tx: Database,
  { run, version, at, rows }: { run: string; version: number; at: Date; rows: readonly PriceRow[] },
): Promise<void> {
  for (const row of rows)
    await tx.query(sql`
      insert into bulk_prices (run, product_id, offer_id, region_id, price, old_price, feed_price, feed_old_price,
        set_by, set_at, version, at)
      values (${run}, ${row.good}, ${row.offer}, ${row.region}, ${row.price}, ${row.oldPrice}, ${row.feedPrice},
        ${row.feedOldPrice}, ${row.setBy}, ${row.setAt}, ${version}, ${at})`);
}

/** The version that a change has left a good with; null where it has not come to the good. */
export async function changedBy(tx: Database, run: string, good: number): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(sql`
    select version from bulk_prices where run = ${run} and product_id = ${good} and not undone limit 1`);
  return row?.version ?? null;
}

/** How the prices of a good were before a change. Those that are sold are held to the end of the transaction. */
export async function pricesBefore(tx: Database, run: string, good: number): Promise<PriceBefore[]> {
  await tx.query(sql`
    select 1 from prices r join bulk_prices b on b.offer_id = r.offer_id and b.region_id = r.region_id
    where b.run = ${run} and b.product_id = ${good} order by r.region_id, r.offer_id for update of r`);
  return tx.query<PriceBefore>(sql`
    select b.product_id as good, b.offer_id as offer, b.region_id as region, o.article, g.name as "regionName",
      b.price, b.old_price as "oldPrice", b.feed_price as "feedPrice", b.feed_old_price as "feedOldPrice",
      b.set_by as "setBy", b.set_at as "setAt", b.version, b.undone, h.offer_id is not null as "byHandNow",
      case when r.offer_id is not null then json_build_object('price', r.price, 'oldPrice', r.old_price,
        'feedPrice', r.feed_price, 'feedOldPrice', r.feed_old_price) end as now
    from bulk_prices b join offers o on o.id = b.offer_id join regions g on g.id = b.region_id
      left join prices r on r.offer_id = b.offer_id and r.region_id = b.region_id
      left join hand_prices h on h.offer_id = b.offer_id and h.region_id = b.region_id
    where b.run = ${run} and b.product_id = ${good} order by o.position, o.id, g.position, g.id`);
}

/** Writes down that a change of a good is undone: it is not undone twice. */
export const markUndone = (tx: Database, run: string, good: number): Promise<unknown> =>
  tx.query(sql`update bulk_prices set undone = true where run = ${run} and product_id = ${good}`);

/** Forgets changes that nobody undoes any more. */
export async function forgetOldPrices(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from bulk_prices where at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'`);
}
