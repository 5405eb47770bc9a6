import { refusal } from '@siren/contract/errors';
import type { Order } from '@siren/domain/orders';
import { isChangeable } from '@siren/domain/payments';
import { retryDeadlock } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readOrder } from '../orders/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { holdOrder } from './holdOrder.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { isOwn, recordChange } from './recordChange.ts';
import { settle } from './settle.ts';

/**
 * Cancels an order that nobody puts together yet, in one transaction; cancelled twice, it gives back once. The money
 * is asked back from the provider after that, and once more every minute until it has gone.
 *
 * @throws ApiError order.not_found, too_late
 */
export async function cancelOrder(
  context: Context,
  { id }: { id: number },
  providers: readonly PaymentProvider[],
): Promise<Order> {
  const { db, session, now } = context;
  await readOrder(context, id);
  await retryDeadlock(() =>
    db.transaction(async (tx) => {
      const held = await holdOrder(tx, id);
      if (held.status === 'cancelled') return;
      if (!isChangeable(held.status)) throw refusal('order.too_late');
      await cancelHeld(tx, held, isOwn(held, session) ? 'buyer' : 'staff', now());
      await recordChange(context, tx, held, 'cancelled');
    }),
  );
  await settle({ ...context, providers }, id);
  return readOrder(context, id);
}
