import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Has a receipt rung up at the register that is in use; where there is none it waits at its own. */
export async function moveReceipt(db: Database, id: number): Promise<void> {
  await db.query(sql`
    update register_tasks t set register_id = g.id from registers g where g.in_use and t.receipt_id = ${id}`);
  await db.query(
    sql`update receipts r set register_id = g.id from registers g where g.in_use and r.id = ${id}`,
  );
}
