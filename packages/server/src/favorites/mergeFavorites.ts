import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Gives the user what the guest keeps; what both keep stays as the user kept it. */
export async function mergeFavorites(db: Database, guest: Buffer, user: number): Promise<void> {
  // What the user let go of and keeps again as a guest must not stand in the way.
  await db.query(sql`delete from favorites where user_id = ${user} and removed_at is not null`);
  await db.query(sql`
    insert into favorites (user_id, product_id, added_at, offer_id, region_id, price)
    select ${user}, product_id, added_at, offer_id, region_id, price
    from favorites where token_digest = ${guest} and removed_at is null
    on conflict do nothing`);
}
