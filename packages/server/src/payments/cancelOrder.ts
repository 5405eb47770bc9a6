import { refusal } from '@siren/contract/errors';
import type { Order } from '@siren/domain/orders';
import { isChangeable } from '@siren/domain/payments';
import { retryDeadlock } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readOrder } from '../orders/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { holdOrder } from './holdOrder.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { isOwn, recordStep } from './recordChange.ts';
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
      const own = isOwn(held, session);
      const at = now();
      await cancelHeld(tx, held, own ? 'buyer' : 'staff', at);
      if (!own) await recordStep(context, tx, held, { to: 'cancelled', at });
    }),
  );
  await settle({ ...context, providers }, id);
  return readOrder(context, id);
}
