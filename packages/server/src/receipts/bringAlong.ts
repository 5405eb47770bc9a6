import { mayMove } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import { hearTask } from './hearTask.ts';
import { moveReceipt } from './moveReceipt.ts';
import type { RegisterWork } from './RegisterWork.ts';
import { holdTask } from './storedTask.ts';

const LEFT = 'Кассу сменили, а\u00a0прежнюю уже не\u00a0спросить';

/** At most so many in a turn. */
const AT_ONCE = 20;

/** Leaves a receipt of another register to whoever looks, or takes it over. */
const bring = ({ db, now }: RegisterWork, id: number): Promise<unknown> =>
  db.transaction(async (tx) => {
    const held = await holdTask(tx, id);
    if (held?.receipt && mayMove(held)) return moveReceipt(tx, held.receipt);
    return held && hearTask(tx, id, { type: 'left', task: held.uuid, told: LEFT }, now());
  });

/**
 * The register in use takes over receipts that another one was never told of. What that one may have printed is nobody's to ask for: it
 * waits for whoever looks, and goes to the register in use once it is rung up again. What was refused does so by a press as ever.
 */
export async function bringAlong(by: RegisterWork, mine: number): Promise<void> {
  const open = await by.db.query<{ id: number }>(sql`
    select id from register_tasks where register_id <> ${mine} and receipt_id is not null
      and (status in ('waiting', 'sent') or status = 'unknown' and told <> ${LEFT}) order by id limit ${AT_ONCE}`);
  for (const { id } of open)
    await bring(by, id).catch((error: Error) => by.log.error(error, 'A receipt could not be taken over'));
}
