import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidePayment } from './decidePayment.ts';
import type { PayPress } from './decidePayment.ts';

const card = { id: 1, code: 'card' } as const;
const sbp = { id: 2, code: 'sbp' } as const;
const cash = { id: 3, code: 'cash' } as const;
const order: PayPress = {
  status: 'new',
  owed: 100,
  payType: card.id,
  payments: [],
  until: null,
  asShown: true,
};
const NOW = Date.UTC(2026, 3, 7, 9, 30);
const pending = { id: 7, payType: card.id, status: 'pending' } as const;
const paid = { ...pending, status: 'paid' } as const;

test.each([
  ['a new order is paid', order, card, { do: 'start', payType: card.id }],
  ['a payment that was begun goes on', { ...order, payments: [pending] }, card, { do: 'resume', payment: 7 }],
  [
    'another way begins another one',
    { ...order, payments: [pending] },
    sbp,
    { do: 'start', payType: sbp.id },
  ],
  [
    'a refused one may be tried again',
    { ...order, payments: [{ ...pending, status: 'failed' }] },
    card,
    { do: 'start', payType: card.id },
  ],
  ['cash confirms', order, cash, { do: 'confirm', payType: cash.id }],
  ['cash twice is once', { ...order, status: 'confirmed', payType: cash.id }, cash, { do: 'nothing' }],
  [
    'who agreed to cash may still pay at once, and it is cash until the money has come',
    { ...order, status: 'confirmed', payType: cash.id },
    card,
    { do: 'start', payType: cash.id },
  ],
  [
    'and goes back to cash while the bank has not answered',
    { ...order, status: 'confirmed', payType: cash.id, payments: [pending] },
    cash,
    { do: 'confirm', payType: cash.id },
  ],
  [
    'an order that costs nothing is confirmed',
    { ...order, owed: 0 },
    sbp,
    { do: 'confirm', payType: card.id },
  ],
  ['and once', { ...order, owed: 0, status: 'confirmed' }, sbp, { do: 'nothing' }],
  [
    'what has grown since it was paid is paid with one payment more',
    { ...order, owed: 20, status: 'confirmed', payments: [paid] },
    card,
    { do: 'start', payType: card.id },
  ],
  [
    'paid is paid',
    { ...order, owed: 0, status: 'confirmed', payments: [paid] },
    card,
    { do: 'refuse', with: 'payment.already_paid' },
  ],
  [
    'paid is not agreed to be paid once more',
    { ...order, owed: 0, payments: [paid] },
    cash,
    { do: 'refuse', with: 'payment.already_paid' },
  ],
  [
    'a cancelled order takes no money',
    { ...order, status: 'cancelled' },
    card,
    { do: 'refuse', with: 'order.cancelled' },
  ],
  [
    'one that is on its way is paid on receipt',
    { ...order, status: 'delivering' },
    card,
    { do: 'refuse', with: 'order.too_late' },
  ],
  [
    'an order that is another than its page shows is not paid',
    { ...order, asShown: false },
    card,
    { do: 'refuse', with: 'cart.total_changed' },
  ],
  [
    'nor does a payment go on that was begun for it',
    { ...order, asShown: false, payments: [pending] },
    card,
    { do: 'refuse', with: 'cart.total_changed' },
  ],
  [
    'nor is it agreed to be paid on receipt',
    { ...order, asShown: false },
    cash,
    { do: 'refuse', with: 'cart.total_changed' },
  ],
  [
    'nor where it costs nothing',
    { ...order, owed: 0, asShown: false },
    sbp,
    { do: 'refuse', with: 'cart.total_changed' },
  ],
  [
    'a cancelled one is told as cancelled all the same',
    { ...order, status: 'cancelled', asShown: false },
    card,
    { do: 'refuse', with: 'order.cancelled' },
  ],
] as const)('%s', (_, press, wanted, decision) =>
  expect(decidePayment(press, wanted, NOW)).toEqual(decision),
);

const presses = fc.record({
  status: fc.constantFrom('waiting', 'new', 'confirmed', 'delivering', 'cancelled'),
  owed: fc.constantFrom(0, 45),
  payType: fc.constantFrom(card.id, sbp.id, cash.id),
  payments: fc.constantFrom([], [pending], [{ ...pending, status: 'failed' as const }]),
  asShown: fc.boolean(),
});

test('an order whose time is over is answered as a cancelled one, and until then as if it had no end', () => {
  fc.assert(
    fc.property(
      presses,
      fc.constantFrom(card, sbp, cash),
      fc.integer({ min: -9, max: 9 }),
      (press, by, ms) => {
        const decided = decidePayment({ ...press, until: NOW + ms }, by, NOW);
        const cancelled = { ...press, status: 'cancelled', until: null } as const;
        const endless = { ...press, until: null };
        expect(decided).toEqual(decidePayment(ms <= 0 ? cancelled : endless, by, NOW));
      },
    ),
  );
});
