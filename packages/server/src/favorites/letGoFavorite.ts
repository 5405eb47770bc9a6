import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { ownerOf } from './owner.ts';

/** How long what was let go of can still be brought back, ms. */
const FORGET_MS = 24 * 60 * 60 * 1000;

/** Lets a product go; one that is sold no more can be let go of too. */
export async function letGoFavorite({ db, session, now }: Context, id: number): Promise<void> {
  if (!session.stored) return;
  const { userId, guest } = ownerOf(session);
  await db.query(sql`
    update favorites set removed_at = ${now()}
    where (user_id = ${userId} or token_digest = ${guest}) and product_id = ${id} and removed_at is null`);
}

/** Deletes what was let go of and is not going to come back. */
export async function forgetFavorites(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from favorites where removed_at <= ${new Date(now.getTime() - FORGET_MS)}`);
}
