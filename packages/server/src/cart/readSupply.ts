import { stockOf } from '@siren/domain/catalog';
import type { OfferSupply } from '@siren/domain/cart';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** What a region has of an offer, none of what is not sold there; null where there is no such offer. */
export async function readSupply(db: Database, offer: number, regionId: number): Promise<OfferSupply | null> {
  const [row] = await db.query<{ exposition: boolean; pieces: number }>(sql`
    select o.exposition, (
      select coalesce(sum(s.quantity), 0)::int
      from stock s join open_stores stores on stores.id = s.store_id join cities c on c.id = stores.city_id
      where s.offer_id = o.id and c.region_id = ${regionId}::int and o.active and p.active
        and exists (select from prices where prices.region_id = c.region_id and prices.offer_id = o.id)
    ) as pieces
    from offers o join products p on p.id = o.product_id
    where o.id = ${offer}`);
  return row ? { exposition: row.exposition, stock: stockOf(row.pieces) } : null;
}
