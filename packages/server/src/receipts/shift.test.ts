import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
});
afterAll(() => shop.close());

const open = (idempotencyKey: string = randomUUID()) =>
  shop.till.call('/api/backoffice/shift/open', { idempotencyKey });
const get = () => shop.till.call('/api/backoffice/shift/get', {});
const close = async (counted: number, cause = '') => {
  const { shift } = await get();
  return shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted, cause });
};

test('a shift counts what is rung up, and keeps what was expected, counted and missing', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  expect((await get()).shift).toBeNull();
  const key = randomUUID();
  await open(key);
  await open(key);
  expect((await get()).shift).toMatchObject({ state: 'opening', openingSum: 0 });
  expect(await refusalOf(open())).toBe('shift.other_state');
  await shop.turn();
  expect((await get()).shift).toMatchObject({ state: 'open', number: 1 });
  expect((await get()).shift?.carried).toMatchObject([{ order: id, failed: false }]);
  await shop.turn();
  const { order } = await shop.see(id);
  const sum = order.totals.toPay;
  expect((await get()).shift).toMatchObject({
    expected: sum,
    turnover: [{ kind: 'sell', count: 1, cash: sum, prepaid: 0, electronically: 0, total: sum }],
  });
  expect(await refusalOf(close(sum - 60))).toBe('shift.cause_needed');
  await close(sum - 60, 'Сдача');
  await shop.turn();
  expect((await get()).shift).toMatchObject({
    state: 'closed',
    expected: sum,
    difference: -60,
    cause: 'Сдача',
  });
});

test('the next one opens with the cash that was counted last', async () => {
  const { shift: last } = await get();
  await shop.openShift();
  const { shift } = await get();
  expect(shift).toMatchObject({
    state: 'open',
    number: 2,
    openingSum: last!.counted,
    expected: last!.counted,
  });
});

test('in a shift that is open for a day nothing is rung up: receipts wait for the next one, and its closing for nothing', async () => {
  await shop.db.pool.query(`update shifts set opened_at = opened_at - interval '1 day' where state = 'open'`);
  for (let count = 0; count < 21; count += 1) await shop.handedOver();
  await shop.turn();
  expect((await get()).shift?.carried).toHaveLength(21);
  await close((await get()).shift!.expected);
  await shop.turn();
  expect((await get()).shift?.state).toBe('closed');
  await shop.openShift();
  for (let turns = 0; turns < 3; turns += 1) await shop.turn();
  expect((await get()).shift?.carried).toEqual([]);
});

test('a shift that the register does not close stays open', async () => {
  const { shift } = await get();
  await shop.db.pool.query('update test_register set shift_open = false');
  const { state } = shop.register;
  shop.register.state = () => Promise.resolve({ shift: 'open', told: '' });
  await close(shift!.expected);
  await shop.turn();
  shop.register.state = state;
  expect((await get()).shift).toMatchObject({ state: 'open', counted: null });
});
