import { moneyOwed } from '@siren/domain/payments';
import type { Debt } from '@siren/domain/payments';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { HeldOrder } from './holdOrder.ts';

/** What a payment of a held order is for: its rows and services, and what is still to come. */
export async function readDebt(db: Database, held: HeldOrder): Promise<Debt> {
  const lines = await db.query<Debt['lines'][number]>(sql`
    select offer_id as offer, quantity, price from order_lines where order_id = ${held.id} order by position`);
  const services = await db.query<Debt['services'][number]>(sql`
    select key, quantity, price from order_services where order_id = ${held.id} order by position`);
  return { lines, services, owed: moneyOwed(held) };
}
