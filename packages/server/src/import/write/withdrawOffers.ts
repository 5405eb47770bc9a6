import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { refreshGroups } from '../groups/index.ts';
import { endStockChanges } from './endStockChanges.ts';

/** Offers withdrawn by one transaction. */
const CHUNK = 1_000;

/** The shop's ids of offers by those of the feed. */
export async function findOffers(db: Database, source: string, ids: readonly string[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from offers where source = ${source} and external_id = any(${ids})`,
  );
  return rows.map(({ id }) => id);
}

export interface Lost {
  /** Offers of the source that the region sold so far. */
  before: number;
  /** Ids of those that the feed no longer has. */
  ids: number[];
}

/** Which offers of the source the region sells though the feed no longer has them. A price that no feed has named is the staff’s alone. */
export async function findLost(
  db: Database,
  source: string,
  region: number,
  seen: readonly number[],
): Promise<Lost> {
  const [row] = await db.query<{ before: number; ids: number[] }>(
    sql`select count(*)::int as before,
          coalesce(array_agg(o.id order by o.id) filter (where k.id is null), '{}') as ids
        from prices r
        join offers o on o.id = r.offer_id
        left join unnest(${seen}::int[]) k(id) on k.id = o.id
        where r.region_id = ${region} and o.source = ${source}
          and not (r.feed_price is null and exists (
            select from hand_prices h where h.offer_id = r.offer_id and h.region_id = r.region_id))`,
  );
  return row ?? { before: 0, ids: [] };
}

interface Withdrawal {
  source: string;
  region: number;
  /** Those of the region. */
  stores: readonly number[];
  at: Date;
}

const withdrawChunk = async (
  db: Database,
  { source, region, stores, at }: Withdrawal,
  ids: readonly number[],
) => {
  // Staff who make a price of one of them elsewhere had it before, or wait: what is sold there stays.
  await db.query(
    sql`select from products where id in (select product_id from offers where id = any(${ids}))
        order by id for no key update`,
  );
  await db.query(sql`delete from prices where region_id = ${region} and offer_id = any(${ids})`);
  await endStockChanges(db, { offers: ids, stores, at }, () =>
    db.query(sql`delete from stock where store_id = any(${stores}) and offer_id = any(${ids})`),
  );
  const groups = await db.query<{ product: string }>(
    sql`with gone as (
          update offers o set active = false
          where o.id = any(${ids}) and not exists (select 1 from prices r where r.offer_id = o.id)
          returning product_id
        )
        select distinct p.external_id as product from products p join gone on gone.product_id = p.id
        where starts_with(p.external_id, 'g:')`,
  );
  await refreshGroups(
    db,
    source,
    groups.map(({ product }) => product),
  );
};

/**
 * Takes offers out of the region's sale; those that no region sells any more become inactive.
 *
 * @param note what is written beside each portion, in the same transaction
 */
export async function withdrawOffers(
  db: Database,
  withdrawal: Withdrawal,
  ids: readonly number[],
  note: (tx: Database, count: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await db.transaction(async (tx) => {
      await withdrawChunk(tx, withdrawal, chunk);
      await note(tx, chunk.length);
    });
  }
}

/** Products are active as long as one of their offers is, and staff do not hide them. */
export async function settleProducts(db: Database, source: string): Promise<void> {
  await db.query(
    sql`update products p set active = not p.active
        where p.source = ${source}
          and p.active <> (not p.hidden and exists (select 1 from offers o where o.product_id = p.id and o.active))`,
  );
}
