import { expect, test } from 'vitest';
import { moneyState } from './moneyState.ts';
import type { MoneyFacts } from './moneyState.ts';

const facts = (changed: Partial<MoneyFacts>): MoneyFacts => ({
  status: 'new',
  payType: 'card',
  toPay: 1_000,
  payments: [],
  ...changed,
});
const paid = { status: 'paid' } as const;
const refunded = { status: 'refunded' } as const;
const failed = { status: 'failed' } as const;

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
  ['what has come back is returned', facts({ status: 'returned', payments: [paid] }), 'returned'],
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
