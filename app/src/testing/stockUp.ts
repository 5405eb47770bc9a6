import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';

/** Buyers of tests must not buy a shop empty. */
export async function stockUp(db: Database): Promise<void> {
  await db.query(sql`update stock set quantity = quantity + 100000`);
}
