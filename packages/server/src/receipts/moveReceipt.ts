import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Has a receipt rung up at the register that is in use; where there is none it waits at its own. Its cash stays in the drawer it lies in. */
export async function moveReceipt(db: Database, id: number): Promise<void> {
  await db.query(sql`
    update receipts r set register_id = g.id, shift_id = null, drawer_shift_id = coalesce(r.drawer_shift_id, (
      select s.id from shifts s where s.register_id = r.register_id and s.state in ('opening', 'open')))
    from registers g where g.in_use and r.id = ${id} and r.register_id <> g.id`);
  await db.query(sql`
    update register_tasks t set register_id = g.id from registers g where g.in_use and t.receipt_id = ${id}`);
}
