import type { CancelReason } from '@siren/domain/orders';
import { awaitsMoney } from '@siren/domain/payments';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { changeMoney } from './changeMoney.ts';
import { giveBackGoods } from './giveBackGoods.ts';
import type { HeldOrder } from './holdOrder.ts';

function wordsOf(reason: CancelReason, { toPay, payTypeCode }: HeldOrder): string {
  if (reason === 'buyer') return 'отменён покупателем';
  if (reason === 'staff') return 'отменён';
  return `отменён: не ${awaitsMoney({ toPay, payType: payTypeCode }) ? 'оплачен' : 'подтверждён'} вовремя`;
}

/** Cancels a held order: everything that it took goes back, whatever was paid with it. Part of a transaction. */
export async function cancelHeld(
  db: Database,
  held: HeldOrder,
  reason: CancelReason,
  now: Date,
): Promise<void> {
  await db.query(sql`
    update orders set status = 'cancelled', cancel_reason = ${reason} where id = ${held.id}`);
  await db.query(sql`
    insert into order_history (order_id, status, at) values (${held.id}, 'cancelled', ${now})`);
  await changeMoney(db, held, { type: 'cancelled' }, now);
  // What was due of a payment in part goes back with the rest of it.
  await db.query(sql`
    update refunds f set state = 'done', changed_at = ${now} from payments p
    where p.id = f.payment_id and p.order_id = ${held.id} and p.give_back = 'due' and f.state = 'due'`);
  // One that waits for the staff's word has taken nothing.
  if (held.status !== 'waiting') await giveBackGoods(db, held, now);
  const message = `Заказ № ${held.id} ${wordsOf(reason, held)}`;
  await notifyStaff(db, { message, type: 'warning', order: held.id });
}
