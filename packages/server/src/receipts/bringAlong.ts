import { mayMove } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { hearTask } from './hearTask.ts';
import { moveReceipt } from './moveReceipt.ts';
import { holdTask } from './storedTask.ts';

const LEFT = 'кассу сменили, а\u00a0прежнюю уже не\u00a0спросить';

/**
 * The register in use takes over receipts that another one was never told of. What that one may have printed is nobody's to ask for: it
 * waits for whoever looks, and goes to the register in use once it is rung up again. What was refused does so by a press as ever.
 */
export async function bringAlong(db: Database, now: Date): Promise<void> {
  const open = await db.query<{ id: number }>(sql`
    select t.id from register_tasks t join registers g on g.id = t.register_id
    where not g.in_use and t.receipt_id is not null and t.status in ('waiting', 'sent', 'unknown') order by t.id`);
  for (const { id } of open) {
    const held = await holdTask(db, id);
    if (held?.receipt && mayMove(held)) await moveReceipt(db, held.receipt);
    else if (held) await hearTask(db, id, { type: 'left', task: held.uuid, told: LEFT }, now);
  }
}
