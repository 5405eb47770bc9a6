import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { ownerOf } from './owner.ts';

/** Which of these products the visitor keeps. */
export async function favoriteProducts(
  { db, session }: Pick<Context, 'db' | 'session'>,
  ids: readonly number[],
): Promise<Set<number>> {
  if (!session.stored || ids.length === 0) return new Set();
  const { userId, guest } = ownerOf(session);
  const rows = await db.query<{ id: number }>(sql`
    select product_id as id from favorites
    where (user_id = ${userId} or token_digest = ${guest}) and product_id = any(${[...ids]}::int[])
      and removed_at is null`);
  return new Set(rows.map(({ id }) => id));
}
