import { ensureCart } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { Database } from '../db/index.ts';

/** Changes the visitor's cart. Where there is none yet it is made, unless the change is refused. */
export async function withCart(
  context: Context,
  change: (db: Database, cartId: number) => Promise<unknown>,
): Promise<void> {
  const { db, session } = context;
  if (session.cartId !== null) return void (await change(db, session.cartId));
  const { stored } = session;
  try {
    await db.transaction(async (inside) => change(inside, await ensureCart(context, inside)));
  } catch (error) {
    // What the transaction wrote is gone again.
    Object.assign(session, { cartId: null, stored });
    throw error;
  }
}
