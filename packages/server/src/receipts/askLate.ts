import { isKnownTo, unheard } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import { hearSettled } from './hearSettled.ts';
import { putOffLate, readTask } from './storedTask.ts';
import type { RegisterTurn } from './RegisterWork.ts';

/** At most so many in a turn. */
const AT_ONCE = 5;

/**
 * Asks a register after tasks that were settled without it, ever more seldom: what it says later is not lost.
 *
 * @throws UnavailableError where the lock of the turn is gone
 */
export async function askLate(by: RegisterTurn, mine: number): Promise<void> {
  const { db, now } = by;
  const due = await db.query<{ id: number }>(sql`
    select id from register_tasks 
    where (register_id = ${mine} or settled @> jsonb_build_array(jsonb_build_object('register', ${mine}::int))) and late_ask_at <= ${now()} order by late_ask_at limit ${AT_ONCE}`);
  for (const { id } of due) {
    const task = await readTask(db, id);
    for (const { uuid } of task ? unheard(task).filter(isKnownTo(mine)) : []) {
      await by.keep();
      await hearSettled(by, { id, uuid });
    }
    const after = await readTask(db, id);
    if (after) await putOffLate(db, after, now());
  }
}
