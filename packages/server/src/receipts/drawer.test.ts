import { afterAll, beforeEach, expect, test } from 'vitest';
import { onlyRow, sql } from '../db/index.ts';
import { createDrawer } from './testing/createDrawer.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
let drawer: ReturnType<typeof createDrawer>;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
  drawer = createDrawer(shop);
  await shop.openShift();
});
afterAll(() => shop.close());

test('cash of a receipt that goes over to the next shift is counted once', async () => {
  await shop.handedOver({ byHand: 'cash' });
  await shop.register.behave('paper_out');
  await shop.turn();
  const cash = await drawer.handed();
  expect(cash).toBeGreaterThan(0);
  expect((await drawer.get()).shift).toMatchObject({ expected: cash, drawer: { ahead: cash, before: 0 } });
  await drawer.close(cash);
  await shop.register.behave('works');
  await shop.openShift();
  await drawer.retryAll();
  await shop.turn();
  expect((await drawer.get()).shift).toMatchObject({
    ...{ openingSum: cash, expected: cash, drawer: { ahead: 0, before: cash } },
    turnover: [{ kind: 'sell', count: 1, cash }],
  });
  await drawer.close(cash);
});

test('cash that went back is gone, though its receipt is of the next shift', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  const cash = await drawer.handed();
  await drawer.takeAllBack(id);
  expect((await drawer.get()).shift).toMatchObject({ expected: 0, drawer: { ahead: -cash, before: 0 } });
  await drawer.close(0);
  await shop.openShift();
  await shop.turn();
  expect((await drawer.get()).shift).toMatchObject({ expected: 0, drawer: { ahead: 0, before: -cash } });
  await drawer.close(0);
});

test('what comes while no shift is open is expected in the next one', async () => {
  await drawer.close(0);
  await shop.handedOver({ byHand: 'cash' });
  await shop.openShift();
  const cash = await drawer.handed();
  expect((await drawer.get()).shift).toMatchObject({ openingSum: 0, expected: cash });
  await shop.turn();
  await drawer.close(cash);
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
  await drawer.close(await drawer.handed());
  await shop.openShift();
  await shop.till.call('/api/backoffice/receipts/retry', { id: sent.id });
  await shop.db.query(sql`update test_register_tasks set ready_at = ${shop.clock.now()}`);
  await shop.turn();
  expect(await receipt()).toMatchObject({ status: 'done', uuid, shift: sent.shift });
  const { shift } = await drawer.get();
  expect(shift).toMatchObject({ turnover: [], drawer: { ahead: 0, before: 0 } });
  expect(shift?.id).not.toBe(sent.shift);
});
