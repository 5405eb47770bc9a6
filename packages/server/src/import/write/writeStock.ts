import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { OfferChange } from './diffOffers.ts';
import type { WriteContext } from './WriteContext.ts';

/** Stock of the offers in the region's stores as the feed counts it now; what it does not name holds none. */
export async function writeStock(
  db: Database,
  { stores }: WriteContext,
  changes: readonly OfferChange[],
): Promise<void> {
  const offers = changes.map(({ id }) => id);
  const rows = changes.flatMap(({ id, offer }) =>
    offer.stock.map(([store, quantity]) => ({ offer: id, store, quantity })),
  );
  // Rows are locked in one order, so that orders that take from them wait instead of tying a knot.
  await db.query(
    sql`select 1 from stock where offer_id = any(${offers}) and store_id = any(${stores})
        order by offer_id, store_id for update`,
  );
  await db.query(
    sql`with told as (
          select r.offer, r.store, r.quantity
          from unnest(${rows.map(({ offer }) => offer)}::int[], ${rows.map(({ store }) => store)}::int[],
            ${rows.map(({ quantity }) => quantity)}::int[]) r(offer, store, quantity)
        ), gone as (
          delete from stock s
          where s.offer_id = any(${offers}) and s.store_id = any(${stores})
            and not exists (select 1 from told where told.offer = s.offer_id and told.store = s.store_id)
        )
        insert into stock (offer_id, store_id, quantity)
        select offer, store, quantity from told order by offer, store
        on conflict (offer_id, store_id) do update set quantity = excluded.quantity`,
  );
}
