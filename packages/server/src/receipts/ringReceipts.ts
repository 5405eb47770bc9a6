import { randomUUID } from 'node:crypto';
import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { holdOrder } from '../payments/index.ts';
import { findReceiptTask } from './findReceiptTask.ts';
import { makeReceipts } from './makeReceipts.ts';
import { moveReceipt } from './moveReceipt.ts';
import { holdTask, storeStep } from './storedTask.ts';

/** Whether the press was taken before. @throws ApiError bad_request where its key stands for another order */
async function isRung(tx: Database, order: number, key: string): Promise<boolean> {
  const [rung] = await tx.query<{ same: boolean }>(sql`
    select order_id = ${order} as same from receipts where ring_key = ${key} limit 1`);
  if (rung && !rung.same) throw badRequest('idempotencyKey: этот ключ у другого заказа.');
  return rung !== undefined;
}

/** Makes what is due, once for a key. @throws ApiError receipt.not_due, no_register, order.not_found, bad_request */
export async function ringReceipts(context: Context, order: number, key: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [register] = await tx.query(sql`select from registers where in_use`);
    if (!register) throw staffRefusal('receipt.no_register');
    await holdOrder(tx, order);
    if (await isRung(tx, order, key)) return;
    const made = await makeReceipts(tx, { order, now: context.now(), sale: true, key });
    if (made === 0) throw staffRefusal('receipt.not_due');
    const changes = [{ field: 'receipts', from: null, to: made }];
    await recordChange(context, { kind: 'order', record: order, action: 'receipt', changes }, tx);
  });
}

/**
 * Has the register ring up once more what it has refused for good. Pressed twice, or by two people, it is once: nobody but whoever
 * came first finds it refused.
 *
 * @throws ApiError receipt.not_found, not_failed
 */
export async function retryReceipt(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const found = await findReceiptTask(tx, id);
    const held = await holdTask(tx, found.task);
    if (held?.status !== 'failed') throw staffRefusal('receipt.not_failed');
    const again = await storeStep(tx, held, { event: { type: 'again', uuid: randomUUID() }, now: now() });
    await moveReceipt(tx, id);
    const changes = [{ field: 'task', from: held.uuid, to: again.uuid }];
    await recordChange(context, { kind: 'order', record: found.order, action: 'receipt', changes }, tx);
  });
}
