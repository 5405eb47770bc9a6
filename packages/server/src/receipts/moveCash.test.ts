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

const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!;
const move = (kind: 'in' | 'out' | 'bank', amount: number, key: string = randomUUID()) =>
  shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: 1, kind, amount, reason: 'Размен', idempotencyKey: key },
  });

test('cash comes and goes in an open shift, once for its key, and no more than there is', async () => {
  expect(await refusalOf(move('in', 1))).toBe('shift.other_state');
  await shop.openShift();
  const key = randomUUID();
  await move('in', 5_000.5, key);
  await move('in', 5_000.5, key);
  expect(await refusalOf(move('in', 5_000, key))).toBe('general.bad_request');
  expect((await get()).expected).toBe(5_000.5);
  expect(await refusalOf(move('bank', 5_001))).toBe('shift.not_enough_cash');
  const answers = await Promise.all(
    [move('bank', 4_000), move('out', 4_000)].map((one) =>
      one.then(
        () => 'taken',
        ({ key: refused }) => refused,
      ),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['taken', 'shift.not_enough_cash']));
  await shop.turn();
  const { moves, expected } = await get();
  expect(moves.map(({ amount, status }) => [amount, status])).toEqual([
    [4_000, 'done'],
    [5_000.5, 'done'],
  ]);
  expect(expected).toBe(1_000.5);
});

test('what the register does not take counts for nothing', async () => {
  const before = (await get()).expected;
  await shop.db.pool.query('update test_register set shift_open = false');
  await move('in', 100);
  expect((await get()).expected).toBe(before + 100);
  await shop.turn();
  await shop.db.pool.query('update test_register set shift_open = true');
  const { moves, expected } = await get();
  expect(moves[0]).toMatchObject({ status: 'failed', told: 'Смена закрыта' });
  expect(expected).toBe(before);
});

test('the shift closes with what is left after the moves, and the next one begins with it', async () => {
  const { id, expected } = await get();
  await shop.till.call('/api/backoffice/shift/close', { id, counted: expected, cause: '' });
  await shop.turn();
  expect(await get()).toMatchObject({ state: 'closed', difference: 0 });
  expect(await refusalOf(move('in', 1))).toBe('shift.other_state');
  await shop.openShift();
  expect((await get()).openingSum).toBe(expected);
});
