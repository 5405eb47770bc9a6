import type { StorePieces } from '@siren/domain/pickup';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Pieces of offers in the open stores of a region. */
export const readStoreStock = (db: Database, regionId: number, offers: readonly number[]) =>
  db.query<StorePieces>(sql`
    select s.offer_id as offer, s.store_id as store, s.quantity, stores.franchise
    from stock s join open_stores stores on stores.id = s.store_id join cities c on c.id = stores.city_id
    where s.offer_id = any(${offers}::int[]) and c.region_id = ${regionId}`);

/**
 * The same, by offer and store, for whoever takes of them: nobody else does before the transaction ends.
 *
 * @param own the store of an order that is there already: it gives the order out, switched off or not
 */
export const holdStoreStock = (
  db: Database,
  regionId: number,
  offers: readonly number[],
  own: number | null = null,
) =>
  db.query<StorePieces>(sql`
    select s.offer_id as offer, s.store_id as store, s.quantity, stores.franchise
    from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
    where s.offer_id = any(${offers}::int[]) and c.region_id = ${regionId}
      and (stores.active or stores.id = ${own}::int)
    order by s.offer_id, s.store_id
    for no key update of s`);

/**
 * Holds the open stores of a region, before any stock: none of them is switched off before the transaction ends, and one that is being
 * switched off is waited for.
 */
export const holdOpenStores = (db: Database, regionId: number) =>
  db.query(sql`
    select s.id from stores s join cities c on c.id = s.city_id
    where c.region_id = ${regionId} and s.active order by s.id for share of s`);
