import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { isSettledSo, settleProblem } from '@siren/domain/receipts';
import { recordChange } from '../audit/index.ts';
import type { Context } from '../http/index.ts';
import { findReceiptTask } from './findReceiptTask.ts';
import { hearTask } from './hearTask.ts';
import { holdTask } from './storedTask.ts';

/**
 * Takes the word of whoever looked at the register for what became of a receipt. The task is held meanwhile, so that of two people
 * who find different things the second one is refused; the same word again changes nothing.
 *
 * @throws ApiError receipt.not_found, not_unknown, too_soon
 */
export async function settleReceipt(
  context: Context,
  { id, uuid, found, document, sign, reason }: CheckedPayloadOf<'/api/backoffice/receipts/settle'>,
): Promise<void> {
  const { db, now } = context;
  const at = now();
  await db.transaction(async (tx) => {
    const { task, order } = await findReceiptTask(tx, id);
    const held = await holdTask(tx, task);
    const fiscal =
      found === 'printed' && document !== null ? { document, sign, at: at.toISOString(), storage: '' } : null;
    if (!held || isSettledSo(held, { uuid, found, fiscal })) return;
    const problem = held.uuid === uuid ? settleProblem(held, at.getTime()) : 'receipt.not_unknown';
    if (problem) throw staffRefusal(problem);
    await hearTask(
      tx,
      task,
      { type: 'settled', task: uuid, found, fiscal, register: held.register, now: at.getTime() },
      at,
    );
    const changes = [
      { field: 'found', from: null, to: found === 'printed' },
      ...(fiscal
        ? [
            { field: 'document', from: null, to: fiscal.document },
            { field: 'sign', from: null, to: fiscal.sign },
          ]
        : []),
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'order', record: order, action: 'settle', changes }, tx);
  });
}
