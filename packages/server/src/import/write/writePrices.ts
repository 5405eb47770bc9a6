import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { OfferChange } from './diffOffers.ts';
import type { WriteContext } from './WriteContext.ts';

/** Prices of the offers in the region, with the digests of price and stock. Those that staff set stay. */
export async function writePrices(
  db: Database,
  { region }: WriteContext,
  changes: readonly OfferChange[],
): Promise<void> {
  const offers = changes.map(({ offer }) => offer);
  const ids = changes.map(({ id }) => id);
  // Read anew after the lock: staff who set one of them had it before, or wait.
  await db.query(
    sql`select 1 from prices where region_id = ${region} and offer_id = any(${ids}) order by offer_id for update`,
  );
  await db.query(
    sql`insert into prices (offer_id, region_id, price, old_price, feed_price, feed_old_price, digest, stock_digest)
        select r.offer, ${region}, coalesce(h.price, r.price),
          case when h.offer_id is null then r.old_price else h.old_price end,
          r.price, r.old_price, r.digest, r.stock_digest
        from unnest(${ids}::int[], ${offers.map(({ price }) => price)}::numeric[],
          ${offers.map(({ oldPrice }) => oldPrice)}::numeric[],
          ${offers.map(({ priceDigest }) => priceDigest)}::text[],
          ${offers.map(({ stockDigest }) => stockDigest)}::text[]) r(offer, price, old_price, digest, stock_digest)
        left join hand_prices h on h.offer_id = r.offer and h.region_id = ${region}
        order by r.offer
        on conflict (region_id, offer_id) do update
        set price = excluded.price, old_price = excluded.old_price, feed_price = excluded.feed_price,
          feed_old_price = excluded.feed_old_price, digest = excluded.digest, stock_digest = excluded.stock_digest`,
  );
  // A price that staff made meanwhile had no row to be locked: what they set is what is charged.
  await db.query(
    sql`update prices r set price = h.price, old_price = h.old_price from hand_prices h
        where h.offer_id = r.offer_id and h.region_id = r.region_id and r.region_id = ${region}
          and r.offer_id = any(${ids}) and (r.price, r.old_price) is distinct from (h.price, h.old_price)`,
  );
}
