import { holdingStatuses } from '@siren/domain/orders';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { OfferChange } from './diffOffers.ts';
import { endStockChanges } from './endStockChanges.ts';
import type { WriteContext } from './WriteContext.ts';

interface Counted extends Pick<OfferChange, 'id'> {
  offer: Pick<OfferChange['offer'], 'stock'>;
}

interface CountedRows {
  offers: readonly number[];
  stores: readonly number[];
  rows: readonly { offer: number; store: number; quantity: number }[];
}

async function writeCounted(db: Database, { offers, stores, rows }: CountedRows): Promise<void> {
  // Read after the lock: an order or a cancel that had it sees to its own pieces before, or waits and does so after.
  await db.query(
    sql`with held as (
          select k.offer_id, k.store_id, sum(k.quantity)::int as quantity
          from order_stock k join orders o on o.id = k.order_id
          where k.offer_id = any(${offers}) and k.store_id = any(${stores})
            and o.status = any(${holdingStatuses}::text[])
          group by k.offer_id, k.store_id
        ), told as (
          select r.offer, r.store, greatest(0, r.quantity - coalesce(held.quantity, 0)) as quantity
          from unnest(${rows.map(({ offer }) => offer)}::int[], ${rows.map(({ store }) => store)}::int[],
            ${rows.map(({ quantity }) => quantity)}::int[]) r(offer, store, quantity)
          left join held on held.offer_id = r.offer and held.store_id = r.store
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

/**
 * Stock of the offers in the region's stores as the feed counts it now, without the pieces that open orders hold there:
 * the source hears nothing of them. What it does not name holds none. What staff mended since it counted before is over.
 */
export async function writeStock(
  db: Database,
  { stores, now }: Pick<WriteContext, 'stores' | 'now'>,
  changes: readonly Counted[],
): Promise<void> {
  const offers = changes.flatMap(({ id }) => id ?? []);
  const rows = changes.flatMap(({ id, offer }) =>
    id === null ? [] : offer.stock.map(([store, quantity]) => ({ offer: id, store, quantity })),
  );
  // Rows are locked in one order, so that orders that take from them wait instead of tying a knot.
  await db.query(
    sql`select 1 from stock where offer_id = any(${offers}) and store_id = any(${stores})
        order by offer_id, store_id for update`,
  );
  const write = () => writeCounted(db, { offers, stores, rows });
  await endStockChanges(db, { offers, stores, at: now }, write);
}
