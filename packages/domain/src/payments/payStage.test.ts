import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../orders/entities.ts';
import { givenBack } from './givenBack.ts';
import { payStage } from './payStage.ts';
import { SHOP_LIMITS } from '../orders/shopLimits.ts';
import { unpaidUntil } from './unpaidUntil.ts';
import { moneyOwed } from './orderMoney.ts';
import type { WaitingOrder } from './unpaidUntil.ts';
import type { Payment } from './entities.ts';

const payment = (over: Partial<Payment>): Payment => ({
  id: 1,
  payType: 1,
  amount: 100,
  refunded: 0,
  status: 'pending',
  reason: null,
  at: '2026-11-21T12:00:00+03:00',
  ...over,
});
const order = (
  code: Order['status']['code'],
  payments: Payment[],
  cancelReason: Order['cancelReason'] = null,
  payType: Order['payType']['code'] = 'cash',
) => ({
  status: { code, name: '' },
  payments,
  cancelReason,
  payType: { id: 1, code: payType, name: '' },
  owed: moneyOwed({ toPay: 100, returned: 0, payments }),
});
const failed = (reason: Payment['reason']) => payment({ status: 'failed', reason });

test.each([
  ['unpaid', order('new', [])],
  ['waiting', order('new', [failed('declined'), payment({ id: 2 })])],
  ['waiting', order('confirmed', [payment({})])],
  ['refused', order('new', [failed('declined')])],
  ['unpaid', order('new', [failed('replaced')])],
  ['paid', order('confirmed', [payment({ status: 'paid' })])],
  ['unpaid', order('confirmed', [payment({ status: 'paid', amount: 80 })], null, 'card')],
  [
    'waiting',
    order('confirmed', [payment({ status: 'paid', amount: 80 }), payment({ id: 2 })], null, 'card'),
  ],
  ['agreed', order('confirmed', [payment({ status: 'paid', amount: 80 })])],
  ['agreed', order('confirmed', [failed('declined')])],
  ['unpaid', order('confirmed', [], null, 'card')],
  ['refused', order('confirmed', [failed('declined')], null, 'sbp')],
  ['agreed', order('assembling', [], null, 'card')],
  ['agreed', order('delivering', [])],
  ['cancelled', order('cancelled', [], 'buyer')],
  ['expired', order('cancelled', [payment({ status: 'refunded' })], 'expired')],
] as const)('%s', (stage, of) => expect(payStage(of).stage).toBe(stage));

test('what was agreed to stays so where the bank refuses, and the refusal is told until it is put together', () => {
  expect(payStage(order('confirmed', [failed('declined')]))).toEqual({ stage: 'agreed', refused: true });
  expect(payStage(order('confirmed', [failed('replaced')]))).toEqual({ stage: 'agreed', refused: false });
  expect(payStage(order('delivering', [failed('declined')]))).toEqual({ stage: 'agreed', refused: false });
});

const waiting = {
  status: 'new',
  heldSince: '2026-11-21T12:00:00+03:00',
  payType: 'card',
  toPay: 100,
  payments: [],
  byStaff: false,
  proven: false,
} as const;
const { keep } = SHOP_LIMITS;
const until = (over: Partial<WaitingOrder> = {}) => unpaidUntil({ ...waiting, ...over }, keep);
const hours = (over: Partial<WaitingOrder> = {}) => {
  const time = until(over);
  return time && (time - Date.parse(waiting.heldSince)) / 3_600_000;
};

test('an order waits half an hour for its money, and as long for who is at the bank', () => {
  expect(hours()).toBe(0.5);
  const at = '2026-11-21T12:20:00+03:00';
  expect(hours({ payments: [{ status: 'pending', at }] })).toBeCloseTo(0.83, 2);
  expect(hours({ payments: [{ status: 'failed', at }] })).toBe(0.5);
});

test('payments that are begun again and again keep an order two hours in all', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 60 });
  const begun = (after: number) => new Date(Date.parse(waiting.heldSince) + after * 60_000).toISOString();
  fc.assert(
    fc.property(minutes, (starts) => {
      const payments = starts.map((after) => ({ status: 'pending' as const, at: begun(after) }));
      expect(hours({ payments })).toBe(Math.min(2, (Math.max(...starts) + 30) / 60));
    }),
  );
});

test('who was given a day and pays at its end gets the time of one payment', () => {
  const at = '2026-11-22T11:55:00+03:00';
  expect(hours({ byStaff: true, payments: [{ status: 'pending', at }] })).toBeCloseTo(24 + 25 / 60, 5);
  const late = '2026-11-22T12:20:00+03:00';
  expect(hours({ byStaff: true, payments: [{ status: 'pending', at: late }] })).toBe(24.5);
});

test('one that was agreed on with the staff waits a day for money that is to come online', () =>
  expect(hours({ byStaff: true })).toBe(24));

test.each([
  ['to be paid on receipt', { payType: 'cash' }],
  ['costing nothing', { toPay: 0 }],
] as const)('one %s waits a day for the buyer’s word, and needs none of staff', (_, over) => {
  expect(hours(over)).toBe(24);
  expect(until({ ...over, byStaff: true })).toBeNull();
});

test('one that is confirmed and not paid is kept a day for a buyer whom nobody knows', () => {
  const confirmed = { status: 'confirmed', payType: 'cash' } as const;
  expect(hours(confirmed)).toBe(24);
  expect(until({ ...confirmed, proven: true })).toBeNull();
  expect(until({ ...confirmed, byStaff: true })).toBeNull();
  expect(until({ ...confirmed, toPay: 0 })).toBeNull();
});

test.each([
  ['is being put together', { status: 'assembling' }],
  ['waits for the staff and holds nothing', { status: 'waiting' }],
  ['is paid', { payments: [{ status: 'paid', at: waiting.heldSince }] }],
] as const)('one that %s waits for nothing', (_, over) => expect(until(over)).toBeNull());

test('a cancel gives back what was kept: nothing that was refused, and nothing that went back before', () => {
  const payments = [
    failed('declined'),
    payment({ id: 2, status: 'refunded', reason: 'paid_twice' }),
    payment({ id: 3, status: 'refunded', reason: 'cancelled', amount: 90.5 }),
  ];
  const certificates = [{ guid: 'a', code: 'GIFT', amount: 9.5 }];
  const given = givenBack({ payments, certificates, bonusUsed: 5, coupon: 'TEN' });
  expect(given).toEqual({
    money: 90.5,
    bonus: 5,
    certificates: [{ code: 'GIFT', amount: 9.5 }],
    coupon: 'TEN',
  });
});
