import { subtractRoubles } from '@siren/domain/money';
import { isPaid, stepLedger } from '@siren/domain/payments';
import type { LedgerPayment, PaymentEvent } from '@siren/domain/payments';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { BY_HAND } from './PaymentProvider.ts';
import { confirmOrder } from './confirmOrder.ts';
import { ledgerOf } from './holdOrder.ts';
import type { HeldOrder } from './holdOrder.ts';
import { setPayType } from './setPayType.ts';

const save = (db: Database, { id, status, reason, giveBack }: LedgerPayment, now: Date) =>
  db.query(sql`
    update payments set status = ${status}, reason = ${reason}, give_back = ${giveBack}, changed_at = ${now}
    where id = ${id}`);

/** What of a payment goes back while it stands: what was taken by hand is given by hand, at once. */
const refund = (db: Database, { id, refunded }: LedgerPayment, was: LedgerPayment, now: Date) =>
  db.query(sql`
    insert into refunds (payment_id, amount, state, changed_at)
    select id, ${subtractRoubles(refunded, was.refunded)}::numeric,
      case provider when ${BY_HAND} then 'done' else 'due' end, ${now}
    from payments where id = ${id}`);

const isSame = (one: LedgerPayment, other: LedgerPayment) =>
  one.status === other.status && one.reason === other.reason && one.giveBack === other.giveBack;

/**
 * What an event does to the payments of a held order, by the rule of the domain, written down. An order whose money
 * has come is confirmed with it, as paid that way; the staff hear of that, and of money that nobody asked for.
 *
 * @returns the payments after it
 */
export async function changeMoney(
  db: Database,
  held: HeldOrder,
  event: Exclude<PaymentEvent, { type: 'started' }>,
  now: Date,
): Promise<readonly LedgerPayment[]> {
  const before = ledgerOf(held);
  const after = stepLedger(before, event);
  for (const payment of after.payments) {
    const was = before.payments.find(({ id }) => id === payment.id);
    if (!was) continue;
    if (payment.refunded > was.refunded) await refund(db, payment, was, now);
    if (isSame(was, payment)) continue;
    await save(db, payment, now);
    if (event.type === 'paid' && payment.status === 'refunded') {
      const message = `Заказ № ${held.id}: пришли лишние деньги, возвращаем`;
      await notifyStaff(db, { message, type: 'warning', order: held.id });
    }
  }
  if (isPaid(after) && !isPaid(before)) {
    const paid = after.payments.find(({ status }) => status === 'paid');
    const known = held.payments.find(({ id }) => id === paid?.id);
    if (known) await setPayType(db, held.id, known.payType);
    await confirmOrder(db, held.id, now);
    await notifyStaff(db, { message: `Заказ № ${held.id} оплачен`, type: 'success', order: held.id });
  }
  return after.payments;
}
