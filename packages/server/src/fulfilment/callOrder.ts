import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { StaffOrder } from '@siren/domain/orders';
import { recordCall, recordCallResult } from '../audit/index.ts';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdOrder } from '../payments/index.ts';
import { readStaffOrder } from './readStaffOrder.ts';

/** A call changes nothing of the order: what others see of it does not grow old. */
async function noted(
  context: Context,
  id: number,
  note: (tx: Database) => Promise<void>,
): Promise<StaffOrder> {
  await retryDeadlock(() =>
    context.db.transaction(async (tx) => {
      await holdOrder(tx, id);
      await note(tx);
    }),
  );
  return readStaffOrder(context, id);
}

/** Writes down that the customer is called. @throws ApiError order.not_found */
export const callOrder = (
  context: Context,
  { id }: CheckedPayloadOf<'/api/admin/orders/call'>,
): Promise<StaffOrder> => noted(context, id, (tx) => recordCall(context, { kind: 'order', record: id }, tx));

/** Writes down what came of a call. @throws ApiError order.not_found, bad_request */
export const sayOfOrderCall = (
  context: Context,
  { id, ...said }: CheckedPayloadOf<'/api/admin/orders/call-result'>,
): Promise<StaffOrder> =>
  noted(context, id, (tx) => recordCallResult(context, { kind: 'order', record: id }, said, tx));
