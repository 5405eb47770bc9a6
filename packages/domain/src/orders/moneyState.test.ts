import { expect, test } from 'vitest';
import { moneyState } from './moneyState.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { MoneyFacts } from './moneyState.ts';

const facts = (changed: Partial<MoneyFacts>): MoneyFacts => ({
  status: 'new',
  payType: 'card',
  toPay: 1_000,
  returned: 0,
  payments: [],
  ...changed,
});
const of = <Status extends PaymentStatus>(status: Status, amount = 1_000, back = 0) => ({
  status,
  amount,
  refunded: back,
});
const paid = of('paid');
const refunded = of('refunded');
const failed = of('failed');

test.each([
  ['an online payment that has not come is due', facts({ payments: [failed] }), 'due'],
  ['cash is taken on receipt', facts({ payType: 'cash' }), 'on_receipt'],
  ['what was paid is paid', facts({ payments: [failed, paid] }), 'paid'],
  [
    'also where the order is cancelled and the money has not gone back',
    facts({ status: 'cancelled', payments: [paid] }),
    'paid',
  ],
  [
    'money of a cancelled order that went back is returned',
    facts({ status: 'cancelled', payments: [refunded] }),
    'returned',
  ],
  [
    'what has come back is returned',
    facts({ status: 'returned', returned: 1_000, payments: [of('paid', 1_000, 1_000)] }),
    'returned',
  ],
  [
    'what has come back in part is paid for the rest',
    facts({ status: 'returned', returned: 200, payments: [of('paid', 1_000, 200)] }),
    'paid',
  ],
  ['what has grown since it was paid is due', facts({ payments: [of('paid', 900)] }), 'due'],
  ['two payments pay together', facts({ payments: [of('paid', 900), of('paid', 100)] }), 'paid'],
  [
    'what has come to less is paid with what is left of its payment',
    facts({ toPay: 400, payments: [of('paid', 1_000, 600)] }),
    'paid',
  ],
  [
    'what was paid otherwise than by money leaves none to go back',
    facts({ status: 'returned', toPay: 0 }),
    'none',
  ],
  ['a cancelled order owes nothing', facts({ status: 'cancelled' }), 'none'],
  ['an order that comes to nothing owes nothing', facts({ toPay: 0 }), 'none'],
  ['money that went back for another payment leaves the order due', facts({ payments: [refunded] }), 'due'],
])('%s', (_name, order, state) => {
  expect(moneyState(order)).toBe(state);
});
