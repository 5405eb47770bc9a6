import { isOverdue, unpaidUntil } from '@siren/domain/payments';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { heldUntil } from './heldUntil.ts';
import { holdOrder } from './holdOrder.ts';
import { readWaiting } from './readWaiting.ts';
import type { LookingAfter } from './Settling.ts';

type Expiring = Pick<LookingAfter, 'db' | 'now' | 'log' | 'keep'>;

/** Cancels an order whose time is over; one that somebody else is changing comes a minute later. */
async function expire(tx: Database, id: number, { now, keep }: Expiring): Promise<void> {
  const free = await tx.query(sql`select id from orders where id = ${id} for no key update skip locked`);
  if (free.length === 0) return;
  const held = await holdOrder(tx, id);
  if (isOverdue(heldUntil(held, keep), now().getTime())) await cancelHeld(tx, held, 'expired', now());
}

/**
 * Cancels the orders whose time to be paid, confirmed or proven is over. The rule is the domain's, asked again under the
 * order's lock: of several processes one cancels, and gives back once; one that dies on the way has changed nothing.
 */
export async function expireOrders(expiring: Expiring): Promise<void> {
  const { db, now, log, keep } = expiring;
  for (const order of await readWaiting(db)) {
    if (!isOverdue(unpaidUntil(order, keep), now().getTime())) continue;
    await retryDeadlock(() => db.transaction((tx) => expire(tx, order.id, expiring))).catch(
      (error: unknown) => log.error(error, `Order ${order.id} did not expire`),
    );
  }
}
