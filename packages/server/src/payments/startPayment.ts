import { refusal } from '@siren/contract/errors';
import { decidePayment, isOverdue, isShownDebt, stepLedger } from '@siren/domain/payments';
import type { ShownDebt } from '@siren/domain/payments';
import type { KeepLimits } from '@siren/domain/orders';
import type { PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import { changeMoney } from './changeMoney.ts';
import { confirmOrder } from './confirmOrder.ts';
import { heldUntil } from './heldUntil.ts';
import { holdOrder, ledgerOf } from './holdOrder.ts';
import type { HeldOrder, StoredPayment } from './holdOrder.ts';
import { readDebt } from './readDebt.ts';
import { setPayType } from './setPayType.ts';

/** What was pressed. */
export interface Press {
  order: number;
  payType: { id: number; code: PayTypeCode };
  key: string;
  /** Name of the provider that takes the pay type; null where money is taken on receipt. */
  provider: string | null;
  /** How long orders are kept that nobody pays. */
  keep: KeepLimits;
  /** What the page of the press showed. */
  seen: ShownDebt;
}

/** A payment that the buyer is to make now. */
export type OpenPayment = Pick<StoredPayment, 'id' | 'reference' | 'redirect' | 'amount' | 'provider'>;

/** The payment that was made for this press before; undefined where none was. @throws ApiError bad_request */
async function ofThisPress(
  db: Database,
  { id }: HeldOrder,
  { key }: Press,
): Promise<(OpenPayment & Pick<StoredPayment, 'status'>) | undefined> {
  const [known] = await db.query<OpenPayment & { order: number; status: StoredPayment['status'] }>(sql`
    select id, order_id as order, status, reference, redirect, amount, provider
    from payments where idempotency_key = ${key}`);
  if (known && known.order !== id) {
    throw badRequest('idempotencyKey: ключ уже занят другой оплатой.');
  }
  return known;
}

async function insert(db: Database, held: HeldOrder, press: Press, now: Date): Promise<OpenPayment> {
  const started = stepLedger(ledgerOf(held), { type: 'started', payment: 0 }).payments.find(
    ({ id }) => id === 0,
  );
  if (!started) throw new Error(`Order ${held.id} takes no payment`);
  // One payment at a time is under way: what was pending makes room first.
  await changeMoney(db, held, { type: 'agreed' }, now);
  const [payment] = await db.query<OpenPayment>(sql`
    insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, started_at, changed_at)
    values (${held.id}, ${press.key}, ${press.provider}, ${press.payType.id}, ${started.amount}, ${now}, ${now})
    returning id, reference, redirect, amount, provider`);
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

/**
 * Does what the press of the button means, in one transaction under the order's lock: confirms the order, goes on with
 * the payment that was begun, or begins one. The provider is asked after that.
 *
 * @returns the payment to make; null where there is none
 * @throws ApiError as `decidePayment` says; pay_type_unavailable; bad_request for a key that stood for something else
 */
export async function startPayment(
  db: Database,
  press: Press,
  clock: () => Date,
): Promise<OpenPayment | null> {
  const held = await holdOrder(db, press.order);
  // Whoever waited for the lock may have waited beyond the order's time.
  const now = clock();
  const until = heldUntil(held, press.keep);
  const known = await ofThisPress(db, held, press);
  if (known) return known.status === 'pending' && !isOverdue(until, now.getTime()) ? known : null;
  const debt = await readDebt(db, held);
  const paying = { ...held, ...debt, until, asShown: isShownDebt(press.seen, debt) };
  const decision = decidePayment(paying, press.payType, now.getTime());
  switch (decision.do) {
    case 'refuse':
      throw refusal(decision.with);
    case 'nothing':
      return null;
    case 'resume':
      return held.payments.find(({ id }) => id === decision.payment) ?? null;
    case 'confirm':
      await changeMoney(db, held, { type: 'agreed' }, now);
      await setPayType(db, held.id, decision.payType);
      await confirmOrder(db, held.id, now);
      return null;
    case 'start':
      // Nobody takes it any more: it was placed while somebody did.
      if (press.provider === null) throw refusal('cart.pay_type_unavailable');
      await setPayType(db, held.id, decision.payType);
      return insert(db, held, press, now);
  }
}
