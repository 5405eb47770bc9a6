import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import type { Context } from '../http/index.ts';
import { sendAgain } from '../order-messages/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readStaffOrder } from './readStaffOrder.ts';

/** Has a message that failed sent once more, and shows the order as it is then. @throws ApiError order.not_found, message_not_failed */
export async function messageAgain(
  context: Context,
  { id, message }: CheckedPayloadOf<'/api/admin/orders/message-again'>,
  by: Fulfilment,
): Promise<StaffOrder> {
  const isTried = await sendAgain({ ...context, ...by.post }, id, message);
  const order = await readStaffOrder(context, id, by);
  if (!isTried) throw staffRefusal('order.message_not_failed', { data: order });
  return order;
}
