import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
});
afterAll(() => shop.close());

const get = () => shop.till.call('/api/backoffice/shift/get', {});
const past = (page = 1) => shop.till.call('/api/backoffice/shift/past', { page });
const report = (id: number) => shop.till.call('/api/backoffice/shift/report', { id });

/** A shift with such a sale, closed with so much less than there was to be. */
async function workAShift(missing: number): Promise<{ id: number; sum: number }> {
  await shop.openShift();
  const [, order] = await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  const { shift } = await get();
  await shop.till.call('/api/backoffice/shift/close', {
    id: shift!.id,
    counted: shift!.expected - missing,
    cause: missing === 0 ? '' : 'Сдача',
  });
  await shop.turn();
  return { id: shift!.id, sum: (await shop.see(order)).order.totals.toPay };
}

test('shifts that were closed are told with what was sold in them, the newest first, the open one not', async () => {
  expect(await past()).toEqual({ rows: [], total: 0 });
  const first = await workAShift(60);
  const second = await workAShift(0);
  await shop.openShift();
  const { rows, total } = await past();
  expect(rows).toMatchObject([
    { id: second.id, number: 2, sold: second.sum, difference: 0 },
    { id: first.id, number: 1, sold: first.sum, difference: -60 },
  ]);
  expect(total).toBe(2);
  expect(await past(2)).toEqual({ rows: [], total: 2 });
});

test('each is read as it was closed, whatever is sold since', async () => {
  const [, { id }] = (await past()).rows as [unknown, { id: number }];
  const closed = await report(id);
  expect(closed).toMatchObject({ id, state: 'closed', difference: -60, cause: 'Сдача' });
  expect(closed.openedBy).toBe(closed.closedBy);
  expect(closed.expected).toBe(closed.turnover[0]!.total);
  await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  expect(await report(id)).toEqual(closed);
});

test('one that is open, and one that never was, has no report', async () => {
  const { shift } = await get();
  expect(await refusalOf(report(shift!.id))).toBe('shift.not_found');
  expect(await refusalOf(report(999))).toBe('shift.not_found');
});

test('shifts of a register that is gone are still there, the one that nobody closed, too', async () => {
  await shop.use(null);
  const { rows, total } = await past();
  expect(total).toBe(3);
  expect(rows[0]).toMatchObject({ number: 3, state: 'open' });
  expect(await report(rows[0]!.id)).toMatchObject({ state: 'open', counted: null });
});
