import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createAtolRegister } from './atol/index.ts';
import { createAtolServer } from './testing/createAtolServer.ts';
import type { AtolServer } from './testing/createAtolServer.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
let atol: AtolServer;
beforeAll(async () => {
  shop = await createTillShop();
  atol = await createAtolServer();
  await shop.use(createAtolRegister({ url: atol.url, wait: async () => undefined }));
  await shop.openShift();
});
afterAll(async () => {
  await atol.close();
  await shop.close();
});

const ofOrder = async (order: number) =>
  (await shop.till.call('/api/backoffice/receipts/of-order', { order })).rows;
const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!;
const day = () => shop.clock.now().toISOString().slice(0, 10);
const correct = (id: number, change: object = {}) =>
  shop.till.call('/api/backoffice/receipts/correct', {
    ...{ id, kind: 'sellReturnCorrection', ground: 'instruction', date: day(), number: '12-04/7' },
    ...{ reason: 'Лишний чек', seen: 0, idempotencyKey: randomUUID(), ...change },
  });

test('a correction repeats the lines of its receipt, goes the same way to the register, once for its key, and moves no cash', async () => {
  const [, order] = await shop.handedOver({ byHand: 'cash' });
  const [sale] = await ofOrder(order);
  expect(await refusalOf(correct(sale!.id))).toBe('receipt.not_done');
  await shop.turn();
  const before = (await get()).expected;
  const key = { idempotencyKey: randomUUID() };
  const [made, again] = await Promise.all([correct(sale!.id, key), correct(sale!.id, key)]);
  expect(again.id).toBe(made.id);
  expect(await refusalOf(correct(sale!.id, { ...key, kind: 'sellCorrection' }))).toBe('general.bad_request');
  expect(await ofOrder(order)).toHaveLength(2);
  await shop.turn();
  const { lines, total } = await shop.till.call('/api/backoffice/receipts/get', { id: sale!.id });
  expect(await shop.till.call('/api/backoffice/receipts/get', { id: made.id })).toMatchObject({
    ...{ status: 'done', kind: 'sellReturnCorrection', lines, total },
    correction: { ground: 'instruction', date: day(), number: '12-04/7', reason: 'Лишний чек' },
  });
  expect(atol.printed.at(-1)?.task).toMatchObject({
    ...{
      type: 'sellReturnCorrection',
      correctionType: 'instruction',
      correctionBaseDate: day().replaceAll('-', '.'),
    },
    ...{ correctionBaseNumber: '12-04/7', total },
  });
  const { expected, turnover } = await get();
  expect(expected).toBe(before);
  expect(turnover.find(({ kind }) => kind === 'sellReturnCorrection')).toMatchObject({ count: 1, total });
});

test('a correction by oneself has no number, is of no day to come, and may be made again', async () => {
  const [, order] = await shop.handedOver();
  await shop.turn();
  const [sale] = await ofOrder(order);
  expect(await refusalOf(correct(sale!.id, { date: '2999-01-01' }))).toBe('general.bad_request');
  expect(await refusalOf(correct(sale!.id, { number: '' }))).toBe('general.bad_request');
  const own = { ground: 'self', kind: 'sellCorrection', number: 'x' };
  expect((await correct(sale!.id, own)).correction?.number).toBe('');
  await correct(sale!.id, { ...own, seen: 1 });
  expect(await ofOrder(order)).toHaveLength(3);
  await shop.turn();
  expect(atol.printed.at(-1)?.task).not.toHaveProperty('correctionBaseNumber');
});

test('of two who correct the same at once, and do not know of each other, the second is told, and may do so all the same', async () => {
  const [, order] = await shop.handedOver();
  await shop.turn();
  const [sale] = await ofOrder(order);
  const tries = await Promise.allSettled([correct(sale!.id), correct(sale!.id)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalOf(correct(sale!.id))).toBe('receipt.corrected');
  expect(await ofOrder(order)).toHaveLength(2);
  const { corrections } = await shop.till.call('/api/backoffice/receipts/get', { id: sale!.id });
  expect(corrections).toMatchObject([{ kind: 'sellReturnCorrection', status: 'waiting' }]);
  const again = await correct(sale!.id, { kind: 'sellCorrection', seen: 1 });
  expect(again).toMatchObject({ corrects: sale!.id, corrections: [] });
});
