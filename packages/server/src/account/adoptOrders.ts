import type { Contact } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Gives a user whose phone a code has just proven the orders of guests that name it. */
export async function adoptOrders(db: Database, user: number, { channel, value }: Contact): Promise<void> {
  if (channel !== 'phone') return;
  await db.query(
    sql`update orders set user_id = ${user} where user_id is null and customer_phone = ${value}`,
  );
}
