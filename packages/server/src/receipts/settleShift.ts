import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { isSettledSo, settleProblem } from '@siren/domain/receipts';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { hearTask } from './hearTask.ts';
import { readShift } from './readShift.ts';
import { holdTask } from './storedTask.ts';
import { taskName } from './taskName.ts';

const refusals = {
  'receipt.not_unknown': 'shift.not_unknown',
  'receipt.too_soon': 'shift.too_soon',
} as const;

/** The task of a shift by a uuid that it goes by, or was settled under. @throws ApiError shift.other_state */
async function findTask(db: Database, shift: number, uuid: string): Promise<number> {
  const [found] = await db.query<{ id: number }>(sql`
    select t.id from register_tasks t left join cash_moves m on m.id = t.cash_id
    where coalesce(t.shift_id, m.shift_id) = ${shift}
      and (t.uuid = ${uuid} or t.settled @> jsonb_build_array(jsonb_build_object('uuid', ${uuid}::text)))`);
  if (!found) throw staffRefusal('shift.other_state');
  return found.id;
}

/**
 * Takes the word of whoever looked at the register for what became of the opening, the closing or the cash of a shift. The task is held
 * meanwhile, so that of two people who find different things the second one is refused; the same word again changes nothing.
 *
 * @throws ApiError shift.other_state, not_unknown, too_soon
 */
export async function settleShift(
  context: Context,
  { id, uuid, found, reason }: CheckedPayloadOf<'/api/backoffice/shift/settle'>,
): Promise<AnswerOf<'/api/backoffice/shift/get'>> {
  const { db, now } = context;
  const at = now();
  await db.transaction(async (tx) => {
    const task = await findTask(tx, id, uuid);
    const held = await holdTask(tx, task);
    if (!held) throw staffRefusal('shift.other_state');
    if (isSettledSo(held, { uuid, found, fiscal: null })) return;
    const problem = held.uuid === uuid ? settleProblem(held, at.getTime()) : 'receipt.not_unknown';
    if (problem) throw staffRefusal(refusals[problem]);
    await hearTask(
      tx,
      task,
      { type: 'settled', task: uuid, found, fiscal: null, register: held.register, now: at.getTime() },
      at,
    );
    const changes = [
      { field: 'task', from: null, to: await taskName(tx, held) },
      { field: 'found', from: null, to: found === 'printed' },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'shift', record: id, action: 'settle', changes }, tx);
  });
  return readShift(db, at);
}
