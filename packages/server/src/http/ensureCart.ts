import type { Database } from '../db/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Context } from './context.ts';
import { sessionExpiry } from './storeSession.ts';

/** The visitor's cart, made where there is none yet; of several first calls at once all get the same. */
export async function ensureCart(context: Context, db: Database = context.db): Promise<number> {
  const { session } = context;
  if (session.cartId !== null) return session.cartId;
  const id = session.user ? await usersCart(db, session.user.id) : await makeGuestsCart(context, db);
  session.cartId = id;
  return id;
}

/** The cart of a user, made where there is none yet. */
export async function usersCart(db: Database, user: number): Promise<number> {
  const rows = await db.query<{ id: number }>(sql`
    insert into carts (user_id) values (${user})
    on conflict (user_id) do update set user_id = excluded.user_id returning id`);
  return onlyRow(rows).id;
}

const makeGuestsCart = async ({ session, now: clock }: Context, db: Database): Promise<number> => {
  const now = clock();
  const rows = await db.query<{ made: number; cart_id: number }>(sql`
    with made as (insert into carts default values returning id)
    insert into sessions (token_digest, cart_id, created_at, seen_at, expires_at)
    select ${session.digest}, id, ${now}, ${now}, ${sessionExpiry(now)} from made
    on conflict (token_digest) do update set cart_id = coalesce(sessions.cart_id, excluded.cart_id)
    returning cart_id, (select id from made) as made`);
  session.stored = true;
  const { made, cart_id: cart } = onlyRow(rows);
  if (made !== cart) await db.query(sql`delete from carts where id = ${made}`);
  return cart;
};
