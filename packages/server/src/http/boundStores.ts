import { composed, fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from './context.ts';

/** Stores that an account `u` is bound to; null for all of them. */
export const boundStores: Fragment = fragment`
  case when u.store_bound then array(select b.store_id from user_stores b where b.user_id = u.id order by b.store_id) end`;

/** Ids of the stores that who asks is bound to; null for all stores. Guests are bound to none. */
export async function ownStores({ db, session }: Pick<Context, 'db' | 'session'>): Promise<number[] | null> {
  const [found] = await db.query<{ stores: number[] | null }>(
    composed`select ${boundStores} as stores from users u where u.id = ${session.user?.id ?? null}::int`,
  );
  return found ? found.stores : [];
}
