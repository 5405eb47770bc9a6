import { staffRefusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The task that a receipt is rung up by, and the order that it is of. @throws ApiError receipt.not_found */
export async function findReceiptTask(db: Database, id: number): Promise<{ task: number; order: number }> {
  const [found] = await db.query<{ task: number; order: number }>(sql`
    select t.id as task, r.order_id as order from receipts r join register_tasks t on t.receipt_id = r.id
    where r.id = ${id}`);
  if (!found) throw staffRefusal('receipt.not_found');
  return found;
}
