import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffErrorKey } from '@siren/contract/errors';
import type { Context } from '../http/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readStaffOrder } from './readStaffOrder.ts';

/** Refusals that come of looking at an order that has changed since. */
const outdated: readonly StaffErrorKey[] = [
  'general.conflict',
  'order.step_not_allowed',
  'order.unpaid',
  'order.return_too_late',
  'order.return_too_much',
];

/** Does something to an order; where that is refused because of how the order is now, the refusal shows how it is. */
export async function withPresent(
  context: Context,
  { id, by }: { id: number; by: Pick<Fulfilment, 'post'> },
  change: () => Promise<unknown>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    const key = error instanceof ApiError ? outdated.find((one) => error.is(one)) : undefined;
    if (key === undefined) throw error;
    throw staffRefusal(key, { data: await readStaffOrder(context, id, by) });
  }
}
