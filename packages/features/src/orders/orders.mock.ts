import type { PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Order, OrderStatusCode } from '@siren/domain/orders';
import { decidePayment, isPaid, isShownDebt, stepLedger } from '@siren/domain/payments';
import type { LedgerPayment, Payment, PaymentEvent } from '@siren/domain/payments';
import type { HttpHandler } from 'msw';
import { makeInfo } from '../testing/index.ts';
import { makeOrder, owedOf, payTypes, statusNames } from './orders.fixtures.ts';

/** A little after the order was placed: stories stand still there. */
const AT = '2026-11-21T12:45:00+05:00';

/** What the buyer is not told of a payment follows from what they are. */
const asLedger = ({ id, amount, refunded, status, reason }: Payment): LedgerPayment => {
  const letGo =
    status === 'refunded' || (reason !== null && ['replaced', 'cancelled', 'not_started'].includes(reason));
  return { id, amount, refunded, status, reason, giveBack: letGo ? 'due' : 'none' };
};

const moved = (order: Order, code: OrderStatusCode): Order => {
  const status = { code, name: statusNames[code] };
  return { ...order, status, history: [...order.history, { status, at: AT }] };
};

function paidBy(order: Order, payType: number | undefined): Order {
  const known = payTypes.find(({ id }) => id === payType);
  return known ? { ...order, payType: { id: known.id, code: known.code, name: known.name } } : order;
}

/** The order after an event of its money, by the rules of the domain. */
function step(order: Order, event: PaymentEvent): Order {
  const before = {
    open: order.status.code !== 'cancelled',
    toPay: order.totals.toPay,
    payments: order.payments.map(asLedger),
  };
  const after = stepLedger(before, event);
  const payments = after.payments.map(({ id, amount, refunded, status, reason }) => {
    const known = order.payments.find((payment) => payment.id === id);
    return { payType: order.payType.id, at: AT, ...known, id, amount, refunded, status, reason };
  });
  const paying = { ...order, payments };
  const next = { ...paying, owed: owedOf(paying) };
  if (event.type === 'cancelled') return { ...moved(next, 'cancelled'), owed: 0, payTypes: [] };
  if (!isPaid(after) || isPaid(before)) return next;
  const paid = payments.find(({ status }) => status === 'paid');
  const confirmed = order.status.code === 'new' ? moved(next, 'confirmed') : next;
  return { ...paidBy(confirmed, paid?.payType), payTypes: [] };
}

/** An order to whose money all that has happened. */
export const orderAfter = (events: readonly PaymentEvent[], over: Partial<Order> = {}): Order =>
  events.reduce(step, makeOrder(over));

/** The page of the bank in stories. */
export const BANK_PAGE = '/test-bank/6f1d4b0a-2c3e-4a5b-8c7d-9e0f1a2b3c4d';

/** A server with one order; its answers are made by the rules of the domain. */
export interface MockedOrder {
  handlers: HttpHandler[];
  /** Puts the order back to where it began: a story must not find what another run of it left. */
  reset(): void;
  /** The bank tells the shop: whoever reads the order from now on finds it. */
  tell(event: PaymentEvent): void;
  /** Staff change the order. */
  change(over: Partial<Order>): void;
  /** Idempotency keys of all presses. */
  keys: string[];
}

export function mockOrder(initial: Order): MockedOrder {
  let order = initial;
  const keys: string[] = [];
  const pay = ({ payType: id, idempotencyKey, ...seen }: PayloadOf<'/api/order/pay'>) => {
    keys.push(idempotencyKey);
    const wanted = payTypes.find((known) => known.id === id);
    if (!wanted) return refusal('cart.pay_type_unavailable');
    const { status, owed, payType, payments, keptUntil } = order;
    const until = keptUntil === null ? null : Date.parse(keptUntil);
    const press = {
      status: status.code,
      owed,
      payType: payType.id,
      payments,
      until,
      asShown: isShownDebt(seen, order),
    };
    const decision = decidePayment(press, wanted, Date.parse(AT));
    if (decision.do === 'refuse') return refusal(decision.with);
    if ('payType' in decision) order = paidBy(order, decision.payType);
    if (decision.do === 'confirm') order = moved(step(order, { type: 'agreed' }), 'confirmed');
    if (decision.do === 'start') order = step(order, { type: 'started', payment: payments.length + 1 });
    const toBank = decision.do === 'start' || decision.do === 'resume';
    return { order, redirect: toBank ? BANK_PAGE : null };
  };
  return {
    keys,
    reset() {
      order = initial;
      keys.length = 0;
    },
    tell(event) {
      order = step(order, event);
    },
    change(over) {
      order = { ...order, ...over };
    },
    handlers: [
      mockCall('/api/info', () => makeInfo()),
      mockCall('/api/order/get', () => order),
      mockCall('/api/order/pay', pay),
      mockCall('/api/order/cancel', () => {
        order = { ...step(order, { type: 'cancelled' }), cancelReason: 'buyer' };
        return order;
      }),
    ],
  };
}
