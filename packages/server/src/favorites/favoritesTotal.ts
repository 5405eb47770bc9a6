import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { ownerOf } from './owner.ts';

/** How many products the visitor keeps; goods that are sold no more do not count. */
export async function favoritesTotal({ db, session }: Context): Promise<number> {
  if (!session.stored) return 0;
  const { userId, guest } = ownerOf(session);
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from favorites f join products p on p.id = f.product_id and p.active
    where f.user_id = ${userId} or f.token_digest = ${guest}`);
  return row?.total ?? 0;
}
