import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const get = () => shop.till.call('/api/backoffice/shift/get', {});
const close = async () => {
  const { shift } = await get();
  return shop.till.call('/api/backoffice/shift/close', {
    id: shift!.id,
    counted: shift!.expected,
    cause: '',
  });
};
const taskOf = async (order: number) =>
  (
    await shop.db.query<{ status: string; shift: number | null }>(sql`
      select t.status, r.shift_id as shift from register_tasks t join receipts r on r.id = t.receipt_id
      where r.order_id = ${order} order by r.id`)
  ).map(({ status, shift }) => [status, shift]);

test('a shift is counted anew where it came to something else meanwhile', async () => {
  const { shift } = await get();
  await shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: 1, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
  });
  await shop.turn();
  const counted = { id: shift!.id, counted: 500, cause: 'Лишнее' };
  const closing = (seen: number) => shop.till.call('/api/backoffice/shift/close', { ...counted, seen });
  expect(await refusalOf(closing(shift!.expected))).toBe('shift.other_state');
  expect((await get()).shift).toMatchObject({ state: 'open', counted: null });
  expect((await closing(500)).shift?.state).toBe('closing');
});

/** The register takes what it is sent, and knows nothing of it then. */
async function forget() {
  await shop.register.behave('late');
  await shop.turn();
  await shop.register.behave('works');
  await shop.db.query(sql`
    delete from test_register_tasks where uuid in (select uuid from register_tasks where status in ('sent', 'unknown'))`);
  await shop.turn();
}

test('a receipt that the register refuses and a return that waits behind it go over to the next shift', async () => {
  const [, id] = await shop.handedOver();
  const { order } = await shop.see(id);
  await shop.takeBack(id, {
    goods: order.lines.map(({ quantity }, row) => ({ row, quantity })),
    services: order.services.map((_, at) => at),
  });
  await shop.register.behave('paper_out');
  await shop.turn();
  expect(await taskOf(id)).toEqual([
    ['failed', 1],
    ['waiting', null],
  ]);
  const { hindering, shift } = await get();
  expect([hindering, shift?.carried]).toEqual([
    [],
    [
      { id: expect.any(Number), order: id, failed: true },
      { id: expect.any(Number), order: id, failed: false },
    ],
  ]);
  await close();
  await shop.turn();
  expect((await get()).shift?.state).toBe('closed');
  await shop.register.behave('works');
  await shop.openShift();
  await shop.till.call('/api/backoffice/receipts/retry', { id: shift!.carried[0]!.id });
  for (let turns = 0; turns < 2; turns += 1) await shop.turn();
  expect(await taskOf(id)).toEqual([
    ['done', 2],
    ['done', 2],
  ]);
});

test('a receipt that nobody knows of stands against closing', async () => {
  const [, id] = await shop.handedOver();
  await forget();
  expect((await get()).hindering).toMatchObject([{ order: id }]);
  expect(await refusalOf(close())).toBe('shift.hindered');
});

test('a shift closes over no cash that nobody knows of, and does once that is settled', async () => {
  await shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: 1, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
  });
  expect(await refusalOf(close())).toBe('shift.cash_unsettled');
  await forget();
  expect(await refusalOf(close())).toBe('shift.cash_unsettled');
  shop.clock.advance(MINUTE_MS);
  const { unknown } = (await get()).shift!;
  await shop.till.call('/api/backoffice/shift/settle', {
    ...{ id: 1, uuid: unknown!.uuid, found: 'absent', reason: 'В ящике нет' },
  });
  await close();
  await shop.turn();
  expect((await get()).shift).toMatchObject({ state: 'closed', expected: 0, counted: 0 });
});
