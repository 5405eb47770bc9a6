import { randomUUID } from 'node:crypto';
import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { cashDifference, closingProblem, isUnsettled } from '@siren/domain/receipts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { signedInUser } from '../http/index.ts';
import { holdRegister } from './holdRegister.ts';
import { countDrawer, countMoves } from './readDrawer.ts';
import { readShift } from './readShift.ts';

type Shift = AnswerOf<'/api/backoffice/shift/get'>;

/** A closing keeps what was counted, whatever becomes of it. */
const addTask = (db: Database, kind: 'openShift' | 'closeShift', shift: number, now: Date) =>
  db.query(sql`
    insert into register_tasks (register_id, kind, shift_id, uuid, changed_at, closing)
    select register_id, ${kind}, id, ${randomUUID()}, ${now}, case when ${kind} = 'closeShift' then
      jsonb_build_object('expected', expected, 'counted', counted, 'cause', cause) end
    from shifts where id = ${shift}`);

/** Once for its key. @throws ApiError receipt.no_register, shift.other_state */
export async function openShift(
  context: Context,
  { idempotencyKey: key }: CheckedPayloadOf<'/api/backoffice/shift/open'>,
): Promise<Shift> {
  const { db, now, session } = context;
  await db.transaction(async (tx) => {
    const register = await holdRegister(tx);
    const [before] = await tx.query(sql`select from shifts where open_key = ${key}`);
    if (before) return;
    const [open] = await tx.query(
      sql`select from shifts where register_id = ${register} and state not in ('closed', 'void')`,
    );
    if (open) throw staffRefusal('shift.other_state');
    const { id } = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into shifts (register_id, state, opening_sum, opened_at, opened_by, open_key)
        values (${register}, 'opening', coalesce((select counted from shifts
          where register_id = ${register} and state = 'closed' order by id desc limit 1), 0), ${now()},
          ${signedInUser(session).id}, ${key})
        returning id`),
    );
    await addTask(tx, 'openShift', id, now());
    await recordChange(context, { kind: 'shift', record: id, action: 'open' }, tx);
  });
  return readShift(db, now());
}

/** @throws ApiError shift.other_state, hindered, cash_unsettled, cause_needed */
export async function closeShift(
  context: Context,
  { id, counted, cause, seen }: CheckedPayloadOf<'/api/backoffice/shift/close'>,
): Promise<Shift> {
  const { db, now, session } = context;
  await db.transaction(async (tx) => {
    await holdRegister(tx);
    // From here on no receipt is sent in it: one that is being sent keeps this waiting, and is seen below.
    const begun = await tx.query(sql`
      update shifts set state = 'closing', closed_by = ${signedInUser(session).id}
      where id = ${id} and state = 'open' returning id`);
    if (begun.length > 0) await countDrawer(tx, id);
    const { shift, hindering } = await readShift(tx, now());
    if (begun.length === 0 || shift?.id !== id) throw staffRefusal('shift.other_state');
    const { expected } = shift;
    if (seen !== undefined && seen !== expected) throw staffRefusal('shift.other_state');
    const difference = cashDifference(expected, counted);
    const moves = shift.moves.filter(({ status }) => isUnsettled(status)).length;
    const problem = closingProblem({ receipts: hindering.length, moves, cause, difference });
    if (problem) throw staffRefusal(problem);
    await countMoves(tx, id);
    await tx.query(sql`
      update shifts set expected = ${expected}, counted = ${counted}, cause = ${cause} where id = ${id}`);
    await addTask(tx, 'closeShift', id, now());
    const changes = [
      { field: 'expected', from: null, to: expected },
      { field: 'counted', from: null, to: counted },
      { field: 'difference', from: null, to: difference },
    ];
    await recordChange(context, { kind: 'shift', record: id, action: 'close', changes }, tx);
  });
  return readShift(db, now());
}
