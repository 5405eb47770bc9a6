import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { onlyRow, sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

const get = () => shop.till.call('/api/backoffice/shift/get', {});
/** Closes the shift over what somebody has really counted: no cause is needed where nothing differs. */
const close = async (counted: number) => {
  const { shift } = await get();
  await shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted, cause: '' });
  await shop.turn();
  expect((await get()).shift).toMatchObject({ state: 'closed', counted, difference: 0 });
};
const takeAllBack = async (id: number) => {
  const { order } = await shop.see(id);
  await shop.takeBack(id, {
    goods: order.lines.map(({ quantity }, row) => ({ row, quantity })),
    services: order.services.map((_, at) => at),
  });
};
/** What the buyers gave by hand, and what went back to them: it lies in the drawer from then on. */
const handed = async () =>
  onlyRow(
    await shop.db.query<{ cash: number }>(sql`
      select coalesce(sum((p ->> 'sum')::numeric * case kind when 'sell' then 1 else -1 end), 0) as cash
      from receipts, jsonb_array_elements(payments) p where p ->> 'means' = 'cash'`),
  ).cash;
const retryAll = async () => {
  const failed = await shop.db.query<{ id: number }>(
    sql`select receipt_id as id from register_tasks where status = 'failed' and kind = 'receipt'`,
  );
  for (const { id } of failed) await shop.till.call('/api/backoffice/receipts/retry', { id });
};

test('cash of a receipt that goes over to the next shift is counted once', async () => {
  await shop.handedOver({ byHand: 'cash' });
  await shop.register.behave('paper_out');
  await shop.turn();
  const cash = await handed();
  expect(cash).toBeGreaterThan(0);
  expect((await get()).shift).toMatchObject({ expected: cash, drawer: { ahead: cash, before: 0 } });
  await close(cash);
  await shop.register.behave('works');
  await shop.openShift();
  await retryAll();
  await shop.turn();
  expect((await get()).shift).toMatchObject({
    ...{ openingSum: cash, expected: cash, drawer: { ahead: 0, before: cash } },
    turnover: [{ kind: 'sell', count: 1, cash }],
  });
  await close(cash);
});

test('cash that went back is gone, though its receipt is of the next shift', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  const cash = await handed();
  await takeAllBack(id);
  expect((await get()).shift).toMatchObject({ expected: 0, drawer: { ahead: -cash, before: 0 } });
  await close(0);
  await shop.openShift();
  await shop.turn();
  expect((await get()).shift).toMatchObject({ expected: 0, drawer: { ahead: 0, before: -cash } });
  await close(0);
});

test('what comes while no shift is open is expected in the next one', async () => {
  await close(0);
  await shop.handedOver({ byHand: 'cash' });
  await shop.openShift();
  const cash = await handed();
  expect((await get()).shift).toMatchObject({ openingSum: 0, expected: cash });
  await shop.turn();
  await close(cash);
});

test('a receipt that was printed in a closed shift after all stays there', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.register.behave('late');
  await shop.turn();
  const receipt = async () =>
    onlyRow(
      await shop.db.query<{ id: number; uuid: string; status: string; shift: number }>(sql`
        select r.id, t.uuid, t.status, r.shift_id as shift from receipts r join register_tasks t on t.receipt_id = r.id
        where r.order_id = ${id}`),
    );
  await shop.db.query(sql`update test_register_tasks set ready_at = 'infinity' where kind = 'receipt'`);
  await shop.db.query(
    sql`update register_tasks set status = 'unknown', last_sent_at = null where kind = 'receipt'`,
  );
  const { uuid, ...sent } = await receipt();
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id: sent.id, uuid, found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
  });
  await shop.register.behave('works');
  await close(await handed());
  await shop.openShift();
  await shop.till.call('/api/backoffice/receipts/retry', { id: sent.id });
  await shop.db.query(sql`update test_register_tasks set ready_at = ${shop.clock.now()}`);
  await shop.turn();
  expect(await receipt()).toMatchObject({ status: 'done', uuid, shift: sent.shift });
  const { shift } = await get();
  expect(shift).toMatchObject({ turnover: [], drawer: { ahead: 0, before: 0 } });
  expect(shift?.id).not.toBe(sent.shift);
});

const deeds = {
  sell: () => shop.handedOver({ byHand: 'cash' }),
  sellByCard: () => shop.handedOver({ byHand: 'card' }),
  async takeBack() {
    const [sold] = await shop.db.query<{ id: number }>(sql`
      select order_id as id from receipts r where kind = 'sell'
        and not exists (select from receipts b where b.order_id = r.order_id and b.kind = 'sellReturn') order by id limit 1`);
    if (sold) await takeAllBack(sold.id);
  },
  works: () => shop.register.behave('works'),
  paperOut: () => shop.register.behave('paper_out'),
  turn: () => shop.turn(),
  retry: retryAll,
  async closeAndOpen() {
    const { shift, hindering } = await get();
    if (shift?.state !== 'open' || hindering.length > 0) return;
    await close(await handed());
    await shop.openShift();
  },
  async putIn() {
    const { shift } = await get();
    await shop.till.call('/api/backoffice/shift/move-cash', {
      ...{ id: shift!.id, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
    });
    await shop.turn();
    const wish = { kind: 'out', amount: 500, reason: 'Обратно', idempotencyKey: randomUUID() } as const;
    await shop.till.call('/api/backoffice/shift/move-cash', { id: shift!.id, ...wish });
    await shop.turn();
  },
} as const satisfies Record<string, () => Promise<unknown>>;

test('whatever is sold, given back, refused and rung up late, whoever counts the drawer finds what is expected', async () => {
  const names = fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 12, maxLength: 25 }), async (walk) => {
      for (const name of walk) {
        await deeds[name]();
        expect([name, (await get()).shift?.expected]).toEqual([name, await handed()]);
      }
    }),
    { numRuns: 6 },
  );
});
