import type { StorePieces } from '@siren/domain/pickup';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Pieces of offers in the stores of a region. */
export const readStoreStock = (db: Database, regionId: number, offers: readonly number[]) =>
  db.query<StorePieces>(sql`
    select s.offer_id as offer, s.store_id as store, s.quantity, stores.franchise
    from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
    where s.offer_id = any(${offers}::int[]) and c.region_id = ${regionId}`);

/** The same, by offer and store, for whoever takes of them: nobody else does before the transaction ends. */
export const holdStoreStock = (db: Database, regionId: number, offers: readonly number[]) =>
  db.query<StorePieces>(sql`
    select s.offer_id as offer, s.store_id as store, s.quantity, stores.franchise
    from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
    where s.offer_id = any(${offers}::int[]) and c.region_id = ${regionId}
    order by s.offer_id, s.store_id
    for no key update of s`);
