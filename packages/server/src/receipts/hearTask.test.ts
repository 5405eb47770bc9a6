import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { hearTask } from './hearTask.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
/** What the staff were told of tasks that wait for them. */
const waiting = async () => {
  const told = await shop.db.query<{ message: string; type: string }>(
    sql`select message, type from notifications where message like '%ждёт вашего слова%' order by id`,
  );
  return told.map(({ message, type }) => `${type}: ${message.replaceAll('\u00a0', ' ')}`);
};
const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) {
    shop.clock.advance(1_000);
    await shop.turn();
  }
};
/** The register takes what it is told next, and knows nothing of it then. */
const takeAndForget = async () => {
  await shop.register.behave('late');
  await shop.turn();
  await shop.register.behave('works');
  await shop.db.query(sql`delete from test_register_tasks where ready_at > ${shop.clock.now()}`);
};
const words = (name: string, told: string) =>
  `error: ${name} ждёт вашего слова: ${told}. Посмотрите на самой кассе и решите вручную в «Чеках».`;
const FORGOTTEN = 'Касса больше об этом не знает';

test('that a register forgot a receipt is told once, however often and after whatever silence it says so', async () => {
  await shop.openShift();
  const [, order] = await shop.handedOver();
  await takeAndForget();
  await turns(2);
  expect(await waiting()).toEqual([words(`Чек заказа № ${order}`, FORGOTTEN)]);
  await shop.register.behave('offline');
  await turns(2);
  await shop.register.behave('works');
  await turns(2);
  expect(await waiting()).toHaveLength(1);
});

test('that it forgot the next try as well is told anew', async () => {
  await shop.openShift();
  const [, order] = await shop.handedOver();
  await takeAndForget();
  await turns(1);
  shop.clock.advance(MINUTE_MS);
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  const { id, uuid } = await shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id, uuid, found: 'absent', document: null, sign: '', reason: 'На ленте нет' },
  });
  await shop.till.call('/api/backoffice/receipts/retry', { id });
  await takeAndForget();
  await turns(2);
  expect(await waiting()).toHaveLength(2);
});

test('that a receipt is not sent any more is told after the last sending, and not before', async () => {
  await shop.openShift();
  const [, order] = await shop.handedOver();
  let sent = 0;
  await shop.use({
    ...shop.register,
    async send() {
      sent += 1;
      expect(await waiting()).toEqual([]);
      throw new Error('Касса ответила 500');
    },
  });
  await turns(12);
  expect(sent).toBe(5);
  expect(await waiting()).toEqual([words(`Чек заказа № ${order}`, 'Касса ответила 500')]);
});

test('that a register is silent for a while is no news', async () => {
  await shop.openShift();
  await shop.handedOver();
  await shop.register.behave('lost_answer');
  await shop.turn();
  await shop.register.behave('offline');
  await turns(5);
  const unknown = await shop.db.query(sql`select from register_tasks where status = 'unknown'`);
  expect([unknown.length, await waiting()]).toEqual([1, []]);
  await shop.register.behave('works');
  await turns(2);
  const done = await shop.db.query(
    sql`select from register_tasks where status = 'done' and kind = 'receipt'`,
  );
  expect([done.length, await waiting()]).toEqual([1, []]);
});

test('that an opening waits for the staff is told under its own name', async () => {
  await shop.till.call('/api/backoffice/shift/open', { idempotencyKey: randomUUID() });
  await takeAndForget();
  await turns(2);
  expect(await waiting()).toEqual([words('Открытие смены', FORGOTTEN)]);
});

test('that a shift is closed and its paper did not come out is told of the shift', async () => {
  await shop.openShift();
  const { shift } = await shop.till.call('/api/backoffice/shift/get', {});
  await shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted: shift!.expected });
  const [task] = await shop.db.query<{ id: number; uuid: string }>(
    sql`select id, uuid from register_tasks where kind = 'closeShift'`,
  );
  const now = shop.clock.now();
  await hearTask(shop.db, task!.id, { type: 'sending', task: task!.uuid, now: now.getTime() }, now);
  const done = { type: 'done', task: task!.uuid, fiscal: null, told: 'Бумага не\u00a0вышла' } as const;
  await hearTask(shop.db, task!.id, done, now);
  const [told] = await shop.db.query<{ message: string }>(
    sql`select message from notifications order by id desc limit 1`,
  );
  expect(told?.message).toBe('Смена закрылась. Бумага не\u00a0вышла.');
});
