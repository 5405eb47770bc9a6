import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Who gets what a guest keeps: a user, or the guest of another session. */
type Owner = { userId: number; guest: null } | { userId: null; guest: Buffer };

/** Gives the owner what the guest keeps; what both keep stays as the owner kept it. */
export async function mergeFavorites(db: Database, from: Buffer, { userId, guest }: Owner): Promise<void> {
  // What the owner let go of and keeps again as a guest must not stand in the way.
  await db.query(
    sql`delete from favorites where (user_id = ${userId} or token_digest = ${guest}) and removed_at is not null`,
  );
  await db.query(sql`
    insert into favorites (user_id, token_digest, product_id, added_at, offer_id, region_id, price)
    select ${userId}::int, ${guest}::bytea, product_id, added_at, offer_id, region_id, price
    from favorites where token_digest = ${from} and removed_at is null
    on conflict do nothing`);
}
