import { expect, test } from 'vitest';
import type { Order } from '../orders/entities.ts';
import { givenBack } from './givenBack.ts';
import { payStage } from './payStage.ts';
import { unpaidUntil } from './unpaidUntil.ts';
import type { Payment } from './entities.ts';

const payment = (over: Partial<Payment>): Payment => ({
  id: 1,
  payType: 1,
  amount: 100,
  status: 'pending',
  reason: null,
  at: '2026-11-21T12:00:00+03:00',
  ...over,
});
const order = (
  code: Order['status']['code'],
  payments: Payment[],
  cancelReason: Order['cancelReason'] = null,
) => ({
  status: { code, name: '' },
  payments,
  cancelReason,
});
const failed = (reason: Payment['reason']) => payment({ status: 'failed', reason });

test.each([
  ['unpaid', order('new', [])],
  ['waiting', order('new', [failed('declined'), payment({ id: 2 })])],
  ['waiting', order('confirmed', [payment({})])],
  ['refused', order('new', [failed('declined')])],
  ['unpaid', order('new', [failed('replaced')])],
  ['paid', order('confirmed', [payment({ status: 'paid' })])],
  ['agreed', order('confirmed', [failed('declined')])],
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
  placedAt: '2026-11-21T12:00:00+03:00',
  payType: 'card',
  toPay: 100,
  payments: [],
  byStaff: false,
} as const;
const hours = (until: number | null) => until && (until - Date.parse(waiting.placedAt)) / 3_600_000;

test('an order waits a day for its money, and half an hour for who is at the bank', () => {
  expect(hours(unpaidUntil(waiting))).toBe(24);
  const at = '2026-11-22T11:50:00+03:00';
  expect(hours(unpaidUntil({ ...waiting, payments: [{ status: 'pending', at }] }))).toBeCloseTo(24.33, 2);
  expect(hours(unpaidUntil({ ...waiting, payments: [{ status: 'failed', at }] }))).toBe(24);
});

test.each([
  ['to be paid on receipt', { payType: 'cash' }],
  ['costing nothing', { toPay: 0 }],
] as const)('one %s waits as long for the buyer’s word, and needs none of staff', (_, over) => {
  expect(hours(unpaidUntil({ ...waiting, ...over }))).toBe(24);
  expect(unpaidUntil({ ...waiting, ...over, byStaff: true })).toBeNull();
  expect(hours(unpaidUntil({ ...waiting, byStaff: true }))).toBe(24);
});

test.each([
  ['is confirmed', { status: 'confirmed' }],
  ['is paid', { payments: [{ status: 'paid', at: waiting.placedAt }] }],
] as const)('one that %s waits for nothing', (_, over) =>
  expect(unpaidUntil({ ...waiting, ...over })).toBeNull(),
);

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
