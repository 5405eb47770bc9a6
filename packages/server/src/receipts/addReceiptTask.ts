import { randomUUID } from 'node:crypto';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The task by which a receipt is rung up. */
export const addReceiptTask = (
  db: Database,
  { receipt, register, now }: { receipt: number; register: number; now: Date },
): Promise<unknown> =>
  db.query(sql`
    insert into register_tasks (register_id, kind, receipt_id, uuid, changed_at)
    values (${register}, 'receipt', ${receipt}, ${randomUUID()}, ${now})`);
