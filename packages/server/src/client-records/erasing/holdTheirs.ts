import { composed, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { isTheirs, namesThem } from './theirOrders.ts';
import type { Erased } from './theirOrders.ts';

/**
 * Holds the carts and orders of an account before the account itself: in the order in which orders are placed and changed, so that
 * nobody waits in a ring.
 */
export async function holdTheirs(tx: Database, id: number): Promise<void> {
  const [account] = await tx.query<Erased>(sql`select id, name, phone, email from users where id = ${id}`);
  if (!account) return;
  await tx.query(sql`
    select from carts where user_id = ${id} or client_id = ${id} or client_phone = ${account.phone}
    order by id for no key update`);
  await tx.query(composed`
    select from orders o where ${isTheirs(account)} or ${namesThem(account)} order by o.id for no key update`);
}
