import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { correctionProblems, correctionReceipt, isCorrectedUnseen } from '@siren/domain/receipts';
import type { ReceiptContent, TaskStatus } from '@siren/domain/receipts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { addReceiptTask } from './addReceiptTask.ts';

type Wish = CheckedPayloadOf<'/api/backoffice/receipts/correct'>;
type Corrected = ReceiptContent & { order: number; status: TaskStatus };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Holds the receipt that is corrected: of the same press sent twice at once the second one waits. @throws ApiError receipt.not_found */
async function holdCorrected(tx: Database, id: number): Promise<Corrected> {
  const [found] = await tx.query<Corrected>(sql`
    select r.order_id as order, r.kind, r.lines, r.payments, r.total, r.taxation, t.status
    from receipts r join register_tasks t on t.receipt_id = r.id where r.id = ${id} for no key update of r`);
  if (!found) throw staffRefusal('receipt.not_found');
  return found;
}

/** What was made under the key, if anything. @throws ApiError bad_request where that is something else */
async function madeBefore(
  tx: Database,
  { kind, idempotencyKey }: Wish,
  order: number,
): Promise<number | null> {
  const [made] = await tx.query<{ id: number; same: boolean }>(sql`
    select id, order_id = ${order} and kind = ${kind} as same from receipts where correction_key = ${idempotencyKey}`);
  if (made && !made.same) throw badRequest('idempotencyKey: этот ключ у другого чека.');
  return made?.id ?? null;
}

/** Two people who do not know of each other must not correct the same twice. @throws ApiError receipt.corrected */
async function expectSeen(tx: Database, { id, seen }: Wish): Promise<void> {
  const { corrections } = onlyRow(
    await tx.query<{ corrections: number }>(
      sql`select count(*)::int as corrections from receipts where corrects = ${id}`,
    ),
  );
  if (isCorrectedUnseen(corrections, seen)) throw staffRefusal('receipt.corrected');
}

/** Nowhere it is later than a day after UTC begins it. */
const latestDay = (now: Date): string => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/**
 * Makes a receipt that corrects one which was rung up, and the task that rings it up: once for its key.
 *
 * @returns its id
 * @throws ApiError receipt.not_found, not_done, corrected, no_register, bad_request
 */
export async function correctReceipt(context: Context, wish: Wish): Promise<number> {
  const { db, now } = context;
  const { id, kind, ground, date, number, reason, idempotencyKey } = wish;
  const correction = { ground, date, number: ground === 'instruction' ? number : '', reason };
  const [problem] = correctionProblems(correction, latestDay(now()));
  if (problem) throw badRequest(`${problem}: так исправить нельзя.`);
  return db.transaction(async (tx) => {
    const { order, status, ...corrected } = await holdCorrected(tx, id);
    const before = await madeBefore(tx, wish, order);
    if (before !== null) return before;
    if (status !== 'done') throw staffRefusal('receipt.not_done');
    await expectSeen(tx, wish);
    const [register] = await tx.query<{ id: number }>(sql`select id from registers where in_use`);
    if (!register) throw staffRefusal('receipt.no_register');
    const { lines, payments, total, taxation } = correctionReceipt(corrected, kind);
    const made = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into receipts (register_id, order_id, kind, taxation, lines, payments, total, made_at, correction, correction_key,
          corrects)
        values (${register.id}, ${order}, ${kind}, ${taxation}, ${JSON.stringify(lines)}::jsonb,
          ${JSON.stringify(payments)}::jsonb, ${total}, ${now()}, ${JSON.stringify(correction)}::jsonb, ${idempotencyKey}, ${id})
        returning id`),
    );
    await addReceiptTask(tx, { receipt: made.id, register: register.id, now: now() });
    const changes = [
      { field: 'total', from: null, to: kind === 'sellCorrection' ? total : -total },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'order', record: order, action: 'correction', changes }, tx);
    return made.id;
  });
}
