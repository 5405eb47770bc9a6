import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import type { CashRegister } from './CashRegister.ts';
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
const receiptOf = async (order: number) => {
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  return shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
};

/** A register that answers 500 where it is told of a task, or asked after it. */
const broken = (uuid: string, at: readonly ('send' | 'ask')[]) => {
  const counts = { send: 0, ask: 0 };
  const hear = (what: 'send' | 'ask', told: string) => {
    if (told !== uuid) return;
    counts[what] += 1;
    if (at.includes(what)) throw new Error('Касса ответила 500');
  };
  const register: CashRegister = {
    ...shop.register,
    async send(told, receipt) {
      hear('send', told);
      return shop.register.send(told, receipt);
    },
    async ask(told) {
      hear('ask', told);
      return shop.register.ask(told);
    },
  };
  return { register, counts };
};

test.each([[['send']], [['ask']], [['send', 'ask']]] as const)(
  'a task that the register answers 500 to (%j) keeps no other waiting',
  async (at) => {
    const [, bad] = await shop.handedOver();
    const { uuid } = await receiptOf(bad);
    await shop.use(broken(uuid, at).register);
    await shop.turn();
    const [, good] = await shop.handedOver();
    await shop.turn();
    expect(await receiptOf(bad)).toMatchObject({ status: 'unknown', told: 'Касса ответила 500', uuid });
    expect((await receiptOf(good)).status).toBe('done');
  },
);

test('a task that makes no sense to the register is sent a few times, settled by hand then, and rung up', async () => {
  const [, id] = await shop.handedOver();
  const { id: receipt, uuid } = await receiptOf(id);
  const { register, counts } = broken(uuid, ['send']);
  await shop.use(register);
  for (let turns = 0; turns < 12; turns += 1) {
    shop.clock.advance(1_000);
    await shop.turn();
  }
  expect([counts.send, (await receiptOf(id)).status]).toEqual([5, 'unknown']);
  shop.clock.advance(MINUTE_MS);
  await shop.turn();
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id: receipt, uuid, found: 'absent', document: null, sign: '', reason: 'На ленте нет' },
  });
  await shop.till.call('/api/backoffice/receipts/retry', { id: receipt });
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('done');
});

test('however many the register has forgotten, others are sent, and each is asked after in its turn', async () => {
  await shop.db.query(sql`
    insert into register_tasks (register_id, kind, uuid, status, taken, sent_at, last_sent_at, changed_at)
    select 1, 'cash', gen_random_uuid(), 'unknown', true, ${shop.clock.now()}, ${shop.clock.now()}, ${shop.clock.now()}
    from generate_series(1, 45)`);
  const [, id] = await shop.handedOver();
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('done');
  for (let turns = 0; turns < 2; turns += 1) await shop.turn();
  const missed = await shop.db.query(sql`select from register_tasks where status = 'unknown' and asked = 0`);
  expect(missed).toEqual([]);
});

test('however many are held back by what was asked before, others are rung up', async () => {
  const asked = { uuid: randomUUID(), found: 'absent', fiscal: null, at: 0, late: null };
  await shop.db.query(sql`
    insert into register_tasks (register_id, kind, uuid, status, changed_at, settled)
    select 1, 'cash', gen_random_uuid(), 'waiting', ${shop.clock.now()}, ${JSON.stringify([asked])}::jsonb
    from generate_series(1, 45)`);
  const { register } = shop;
  await shop.use({
    ...register,
    ask: (uuid) => (uuid === asked.uuid ? Promise.resolve({ type: 'taken', told: '' }) : register.ask(uuid)),
  });
  const [, id] = await shop.handedOver();
  for (let turns = 0; turns < 3; turns += 1) await shop.turn();
  expect((await receiptOf(id)).status).toBe('done');
});

test('where the register does not answer at all nothing else is asked', async () => {
  for (let at = 0; at < 3; at += 1) await shop.handedOver();
  await shop.register.behave('offline');
  await shop.turn();
  const sent = await shop.db.query(
    sql`select from register_tasks where receipt_id is not null and sent_at is not null`,
  );
  expect(sent).toHaveLength(1);
});

test('a process that starts waits for no turn that another one has at the register', async () => {
  const { register } = shop;
  await shop.handedOver();
  let started = false;
  await shop.use({
    ...register,
    async send(...task) {
      // It has the same register, by the same settings.
      await shop.use(register);
      started = true;
      return register.send(...task);
    },
  });
  await shop.turn();
  expect(started).toBe(true);
});

test('whose connection to the database is gone in the middle of a turn asks the register nothing more', async () => {
  const [, first] = await shop.handedOver();
  const [, second] = await shop.handedOver();
  let sent = 0;
  await shop.use({
    ...shop.register,
    async send(...task) {
      sent += 1;
      if (sent === 1)
        await shop.db.query(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`);
      return shop.register.send(...task);
    },
  });
  await expect(shop.turn()).rejects.toThrow();
  expect(sent).toBe(1);
  await shop.turn();
  await shop.turn();
  expect([(await receiptOf(first)).status, (await receiptOf(second)).status]).toEqual(['done', 'done']);
});

test('that questions are answered without sense is told once, as soon as somebody may settle the receipt', async () => {
  const [, order] = await shop.handedOver();
  const { uuid } = await receiptOf(order);
  await shop.use(broken(uuid, ['send', 'ask']).register);
  const told = () => shop.db.query(sql`select from notifications where message like '%ждёт вашего слова%'`);
  for (let turns = 0; turns < 3; turns += 1) await shop.turn();
  expect(await told()).toEqual([]);
  shop.clock.advance(MINUTE_MS);
  for (let turns = 0; turns < 3; turns += 1) await shop.turn();
  expect(await told()).toHaveLength(1);
});

test('cash that comes in while the register is silent is told before the cash that goes out after it', async () => {
  await shop.handedOver();
  await shop.register.behave('offline');
  await shop.turn();
  const told: string[] = [];
  await shop.use({
    ...shop.register,
    moveCash(uuid, way, sum) {
      told.push(way);
      return shop.register.moveCash(uuid, way, sum);
    },
  });
  const move = (kind: 'in' | 'out') =>
    shop.till.call('/api/backoffice/shift/move-cash', {
      ...{ id: 1, kind, amount: 5_000, reason: 'Размен', idempotencyKey: randomUUID() },
    });
  await move('in');
  await shop.turn();
  await move('out');
  shop.clock.advance(MINUTE_MS);
  await shop.register.behave('works');
  for (let turns = 0; turns < 3; turns += 1) await shop.turn();
  expect(told).toEqual(['cashIn', 'cashOut']);
});
