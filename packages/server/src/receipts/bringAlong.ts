import { mayMove } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import { hearTask } from './hearTask.ts';
import { moveReceipt } from './moveReceipt.ts';
import type { RegisterWork } from './RegisterWork.ts';
import { holdTask } from './storedTask.ts';

const LEFT = 'Кассу сменили, а\u00a0прежнюю уже не\u00a0спросить';
const NEVER_TOLD = 'Кассу сменили раньше, чем прежняя об\u00a0этом узнала';

/** At most so many in a turn. */
const AT_ONCE = 20;

/** What another register was told of is left to whoever looks. Of the rest a receipt is taken over, and what is of its shift is off. */
const bring = ({ db, now }: RegisterWork, id: number): Promise<unknown> =>
  db.transaction(async (tx) => {
    const held = await holdTask(tx, id);
    if (!held) return null;
    const task = held.uuid;
    if (!mayMove(held)) return hearTask(tx, id, { type: 'left', task, told: LEFT }, now());
    if (held.receipt) return moveReceipt(tx, held.receipt);
    return hearTask(tx, id, { type: 'refused', task, told: NEVER_TOLD }, now());
  });

/**
 * The register in use takes over receipts that another one was never told of. What that one may have done is nobody's to ask for: it
 * waits for whoever looks; a receipt goes to the register in use once it is rung up again. What was refused does so by a press as ever.
 * A shift is of its register alone, and so is its cash: what that was never told of them does not happen.
 */
export async function bringAlong(by: RegisterWork, mine: number): Promise<void> {
  const open = await by.db.query<{ id: number }>(sql`
    select id from register_tasks where register_id <> ${mine} and (status in ('waiting', 'sent') or status = 'unknown' and told <> ${LEFT}) order by id limit ${AT_ONCE}`);
  for (const { id } of open)
    await bring(by, id).catch((error: Error) =>
      by.log.error(error, 'A task of another register could not be taken over'),
    );
}
