import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Removes items of a cart; answers how many of them were in it. */
export async function removeItems(db: Database, cartId: number, ids: readonly number[]): Promise<number> {
  // Locked by offer as everywhere, so that two changes of many rows never wait for each other.
  const rows = await db.query(sql`
    with locked as (
      select id from cart_items where cart_id = ${cartId} and id = any(${ids}::bigint[])
      order by offer_id for update
    )
    delete from cart_items using locked where cart_items.id = locked.id returning cart_items.id`);
  return rows.length;
}
