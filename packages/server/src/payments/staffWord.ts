import { refusal } from '@siren/contract/errors';
import { awaitsMoney, isChangeable } from '@siren/domain/payments';
import { retryDeadlock, sql } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { byCommand, recordEvent } from '../security/index.ts';
import type { Console } from '../security/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { confirmOrder } from './confirmOrder.ts';
import { holdOrder } from './holdOrder.ts';
import { recordStep } from './recordChange.ts';
import { takeWaiting } from './takeWaiting.ts';

/** An order that waits for the staff's word. */
export interface OrderInDoubt {
  id: number;
  /** Whether its goods are kept for it meanwhile. */
  held: boolean;
  placedAt: Date;
  name: string;
  phone: string;
  pieces: number;
  /** Roubles. */
  toPay: number;
}

/**
 * Orders of buyers whom nothing proves and who have not paid: those that wait first, then those whose goods are kept.
 * Whoever lists them reads names and phones: that is recorded of each.
 */
export const ordersInDoubt = (console: Console): Promise<OrderInDoubt[]> =>
  console.db.transaction(async (db) => {
    const orders = await db.query<OrderInDoubt & { user: number | null }>(sql`
      select o.id, o.status <> 'waiting' as held, o.placed_at as "placedAt", o.customer_name as name,
        o.customer_phone as phone, o.to_pay as "toPay", o.user_id as user,
        (select sum(quantity)::int from order_lines where order_id = o.id) as pieces
      from orders o
      where o.proof is null and o.status in ('waiting', 'new', 'confirmed')
        and not exists (select from payments p where p.order_id = o.id and p.status = 'paid')
      order by held, o.placed_at, o.id`);
    for (const { id, user } of orders)
      await recordEvent(byCommand(console, db), {
        kind: 'order_read_by_staff',
        order: id,
        user: user ?? undefined,
      });
    return orders;
  });

/**
 * The staff's word for an order, in one transaction: a waiting one takes what it asked for, and one that is paid on
 * receipt is confirmed. Given twice, it takes once.
 *
 * @throws Lacking where something is gone by now: nothing has changed then; ApiError order.not_found, too_late
 */
export const confirmInDoubt = (console: Console, id: number): Promise<void> =>
  retryDeadlock(() =>
    console.db.transaction(async (tx) => {
      const now = console.now();
      const held = await holdOrder(tx, id);
      if (!isChangeable(held.status)) throw refusal('order.too_late');
      if (held.status === 'waiting') await takeWaiting(tx, held, now);
      await tx.query(sql`update orders set proof = 'staff' where id = ${id} and proof is null`);
      const { toPay, payTypeCode: payType, status } = held;
      const agreed = !awaitsMoney({ toPay, payType });
      if (agreed) await confirmOrder(tx, id, now);
      const to = agreed || status === 'confirmed' ? 'confirmed' : 'new';
      await recordStep(byCommand(console, tx), tx, held, { to, at: now });
      await notifyStaff(tx, { message: `Заказ № ${id} подтверждён магазином`, type: 'success', order: id });
    }),
  );

/** The staff do not take an order: it is cancelled, and whatever it holds goes back. @throws ApiError not_found, too_late */
export const declineInDoubt = (console: Console, id: number): Promise<void> =>
  retryDeadlock(() =>
    console.db.transaction(async (tx) => {
      const held = await holdOrder(tx, id);
      if (held.status === 'cancelled') return;
      if (!isChangeable(held.status)) throw refusal('order.too_late');
      const at = console.now();
      await cancelHeld(tx, held, 'staff', at);
      await recordStep(byCommand(console, tx), tx, held, { to: 'cancelled', at });
    }),
  );
