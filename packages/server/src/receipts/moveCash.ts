import { randomUUID } from 'node:crypto';
import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { moveProblem } from '@siren/domain/receipts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest, signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { holdRegister } from './holdRegister.ts';
import { readShift } from './readShift.ts';

type Wish = CheckedPayloadOf<'/api/backoffice/shift/move-cash'>;

/** @throws ApiError bad_request where the key stands for another move */
async function isDone(tx: Database, { id, kind, amount, idempotencyKey: key }: Wish): Promise<boolean> {
  const [done] = await tx.query<{ same: boolean }>(sql`
    select shift_id = ${id} and kind = ${kind} and amount = ${amount}::numeric as same
    from cash_moves where idempotency_key = ${key}`);
  if (done && !done.same) throw badRequest('idempotencyKey: этот ключ у другой суммы.');
  return done !== undefined;
}

/**
 * Cash is put into the drawer or taken out of it, once for its key; the register is told by a task of its own.
 *
 * @throws ApiError receipt.no_register, shift.other_state, not_enough_cash
 */
export async function moveCash(context: Context, wish: Wish): Promise<AnswerOf<'/api/backoffice/shift/get'>> {
  const { db, now, session } = context;
  const { id, kind, amount, reason, idempotencyKey } = wish;
  await db.transaction(async (tx) => {
    const register = await holdRegister(tx);
    if (await isDone(tx, wish)) return;
    const { shift } = await readShift(tx, now());
    if (shift?.id !== id || shift.state !== 'open') throw staffRefusal('shift.other_state');
    const problem = moveProblem(wish, shift.expected);
    if (problem) throw staffRefusal(problem);
    const { id: move } = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into cash_moves (shift_id, kind, amount, reason, made_at, made_by, idempotency_key)
        values (${id}, ${kind}, ${amount}, ${reason}, ${now()}, ${signedInUser(session).id}, ${idempotencyKey})
        returning id`),
    );
    await tx.query(sql`
      insert into register_tasks (register_id, kind, cash_id, uuid, changed_at)
      values (${register}, 'cash', ${move}, ${randomUUID()}, ${now()})`);
    const changes = [
      { field: 'cash', from: null, to: kind === 'in' ? amount : -amount },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'shift', record: id, action: 'cash', changes }, tx);
  });
  return readShift(db, now());
}
