import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { StaffOrder } from '@siren/domain/orders';
import { recordCall, recordCallResult } from '../audit/index.ts';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdOrder } from '../payments/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readStaffOrder } from './readStaffOrder.ts';

/** A call changes nothing of the order: what others see of it does not grow old. */
async function noted(
  context: Context,
  { id, by }: { id: number; by: Fulfilment },
  note: (tx: Database) => Promise<void>,
): Promise<StaffOrder> {
  await retryDeadlock(() =>
    context.db.transaction(async (tx) => {
      await holdOrder(tx, id);
      await note(tx);
    }),
  );
  return readStaffOrder(context, id, by);
}

/** Writes down that the customer is called. @throws ApiError order.not_found */
export const callOrder = (
  context: Context,
  { id }: CheckedPayloadOf<'/api/admin/orders/call'>,
  by: Fulfilment,
): Promise<StaffOrder> =>
  noted(context, { id, by }, (tx) => recordCall(context, { kind: 'order', record: id }, tx));

/** Writes down what came of a call. @throws ApiError order.not_found, bad_request */
export const sayOfOrderCall = (
  context: Context,
  { id, ...said }: CheckedPayloadOf<'/api/admin/orders/call-result'>,
  by: Fulfilment,
): Promise<StaffOrder> =>
  noted(context, { id, by }, (tx) => recordCallResult(context, { kind: 'order', record: id }, said, tx));
