import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { ownerOf } from './owner.ts';

/** How many products the visitor keeps, those included that are sold no more: the list shows them too. */
export async function favoritesTotal({ db, session }: Context): Promise<number> {
  if (!session.stored) return 0;
  const { userId, guest } = ownerOf(session);
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from favorites
    where (user_id = ${userId} or token_digest = ${guest}) and removed_at is null`);
  return row?.total ?? 0;
}
