import type { PriceFound } from '@siren/domain/goods';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** A price of a variant in a region, roubles. */
export interface PriceRow {
  good: number;
  offer: number;
  region: number;
  article: string;
  regionName: string;
  price: number;
  oldPrice: number | null;
  feedPrice: number | null;
  feedOldPrice: number | null;
  /** Who set it, and when; without a moment it is the feed's. */
  setBy: number | null;
  setAt: Date | null;
}

const select = (which: Fragment) => composed`
  select o.product_id as good, r.offer_id as offer, r.region_id as region, o.article, g.name as "regionName",
    r.price, r.old_price as "oldPrice", r.feed_price as "feedPrice", r.feed_old_price as "feedOldPrice",
    h.set_by as "setBy", h.set_at as "setAt"
  from prices r join offers o on o.id = r.offer_id join regions g on g.id = r.region_id
    left join hand_prices h on h.offer_id = r.offer_id and h.region_id = r.region_id
  where ${which} order by not o.active, o.position, o.id, g.position, g.id`;

/** All prices of these goods. */
export const readPrices = (db: Database, goods: readonly number[]): Promise<PriceRow[]> =>
  db.query<PriceRow>(select(fragment`o.product_id = any(${goods}::int[])`));

/** The prices of a good, held to the end of the transaction. An import that writes them waits, or had them before. */
export async function holdPrices(tx: Database, good: number): Promise<PriceRow[]> {
  await tx.query(sql`
    select 1 from prices r join offers o on o.id = r.offer_id
    where o.product_id = ${good} order by r.region_id, r.offer_id for update of r`);
  return readPrices(tx, [good]);
}

/** A price as a change of it finds it. */
export const foundOf = ({ price, oldPrice, feedPrice, feedOldPrice, setAt }: PriceRow): PriceFound => ({
  ...{ price, oldPrice, byHand: setAt !== null },
  feed: feedPrice === null ? null : { price: feedPrice, oldPrice: feedOldPrice },
});
