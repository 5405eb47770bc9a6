import { randomUUID } from 'node:crypto';
import { beforeEach, afterAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import type { CashRegister } from './CashRegister.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

const MINUTE_MS = 60_000;

let shop: TillShop;
/** Another register of the shop, and what it was asked to ring up. */
let other: CashRegister;
let rung: string[];
/** What went to the one of before. */
let before: Set<string>;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
  rung = [];
  before = new Set();
  const { register } = shop;
  const { send } = register;
  register.send = (uuid, receipt) => {
    before.add(uuid);
    return send(uuid, receipt);
  };
  other = {
    ...register,
    kind: 'atol',
    address: 'other:6310',
    // What the one of before was told it knows nothing of.
    ask: (uuid) => (before.has(uuid) ? Promise.resolve({ type: 'absent' }) : register.ask(uuid)),
    send(uuid, receipt) {
      rung.push(uuid);
      return send(uuid, receipt);
    },
  };
  await shop.openShift();
});
afterAll(() => shop.close());

const receiptOf = async (order: number) => {
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  return shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
};
const get = () => shop.till.call('/api/backoffice/shift/get', {});
/** The shop rings up at the other register from now on, whose shift is opened. */
async function change() {
  await shop.use(other);
  await shop.db.query(sql`update test_register set shift_open = false`);
  await shop.openShift();
  await shop.turn();
}

/** The shop hands something over, and never hears whether the register of before has printed the receipt. */
async function leaveUnknown(): Promise<number> {
  const [, order] = await shop.handedOver({ byHand: 'cash' });
  await shop.register.behave('late');
  await shop.turn();
  await shop.register.behave('works');
  return order;
}
/** Whoever looked has found nothing printed, and has it rung up again. */
async function ringAgain(order: number) {
  shop.clock.advance(2 * MINUTE_MS);
  const { id, uuid } = await receiptOf(order);
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id, uuid, found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
  });
  await shop.till.call('/api/backoffice/receipts/retry', { id });
  await shop.turn();
}

test('what waits at the register of before is rung up at the one in use, and its cash stays in the drawer it lies in', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await change();
  const { uuid, status, total } = await receiptOf(id);
  expect(status).toBe('done');
  expect(rung).toEqual([uuid]);
  expect((await get()).shift).toMatchObject({
    ...{ expected: 0, drawer: { ahead: 0, before: total }, turnover: [{ kind: 'sell', count: 1 }] },
  });
  const { rows } = await shop.till.call('/api/backoffice/shift/past', { page: 1 });
  const left = await shop.till.call('/api/backoffice/shift/report', { id: rows[0]!.id });
  expect(left).toMatchObject({ state: 'open', expected: total, drawer: { ahead: total, before: 0 } });
});

test('what may have been printed there is rung up nowhere until somebody has looked, and they are told once', async () => {
  const id = await leaveUnknown();
  await change();
  await shop.turn();
  expect(await receiptOf(id)).toMatchObject({
    status: 'unknown',
    asked: false,
    told: expect.stringMatching('Кассу сменили'),
  });
  expect(rung).toEqual([]);
  expect((await get()).hindering).toEqual([]);
  const rows = await shop.db.query(sql`select from notifications where message like '%Кассу сменили%'`);
  expect(rows).toHaveLength(1);

  await ringAgain(id);
  const done = await receiptOf(id);
  expect(done.status).toBe('done');
  expect(rung).toEqual([done.uuid]);
});

test('what the register of before has refused is rung up at the one in use by a press', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.register.behave('paper_out');
  await shop.turn();
  await shop.register.behave('works');
  await change();
  expect((await receiptOf(id)).status).toBe('failed');
  expect((await get()).shift?.carried).toMatchObject([{ order: id, failed: true }]);
  await shop.till.call('/api/backoffice/receipts/retry', { id: (await receiptOf(id)).id });
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('done');
  expect(rung).toHaveLength(1);
});

test('a register that is back is asked after what it may have printed', async () => {
  const id = await leaveUnknown();
  await shop.use(other);
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('unknown');
  await shop.use(shop.register);
  shop.clock.advance(2 * MINUTE_MS);
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('done');
});

test('what was found not printed at the register of before, and was, is told as a fault once that is back', async () => {
  const id = await leaveUnknown();
  await change();
  const { uuid } = await receiptOf(id);
  await ringAgain(id);
  expect(rung).toHaveLength(1);
  await shop.use(shop.register);
  shop.clock.advance(5 * MINUTE_MS);
  await shop.turn();
  expect((await receiptOf(id)).settled).toMatchObject([{ uuid, found: 'absent', late: { type: 'done' } }]);
});

const reportOf = (id: number) => shop.till.call('/api/backoffice/shift/report', { id });
const pastOnes = async () => (await shop.till.call('/api/backoffice/shift/past', { page: 1 })).rows;

test('what the register of before was told of its shift waits for whoever looks, and their word ends it', async () => {
  const { shift } = await get();
  await shop.register.behave('late');
  await shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted: 0, cause: '' });
  await shop.turn();
  await shop.register.behave('works');
  await change();
  expect(await pastOnes()).toMatchObject([{ id: shift!.id, state: 'closing', waits: true }]);
  const { unknown } = await reportOf(shift!.id);
  expect(unknown).toMatchObject({ kind: 'closeShift' });
  shop.clock.advance(2 * MINUTE_MS);
  await shop.till.call('/api/backoffice/shift/settle', {
    ...{ id: shift!.id, uuid: unknown!.uuid, found: 'printed', reason: 'Отчёт на\u00a0ленте' },
  });
  expect(await pastOnes()).toMatchObject([{ id: shift!.id, state: 'closed', waits: false }]);
  expect(await reportOf(shift!.id)).toMatchObject({ unknown: null });
});

const told = async () =>
  (
    await shop.db.query<{ message: string }>(
      sql`select message from notifications where message like '%Кассу сменили%' order by id`,
    )
  ).map(({ message }) => message);

test('cash that the register of before was never told of is not moved, and the staff hear of it', async () => {
  const { shift } = await get();
  await shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: shift!.id, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
  });
  await change();
  await shop.turn();
  expect(await reportOf(shift!.id)).toMatchObject({
    unknown: null,
    expected: 0,
    moves: [{ status: 'failed' }],
  });
  expect(await told()).toEqual([expect.stringMatching(/^Касса не.приняла движение наличных/)]);
});

test('a closing that the register of before was never told of does not happen, and the staff hear of it', async () => {
  const { shift } = await get();
  await shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted: 0, cause: '' });
  await change();
  await shop.turn();
  expect(await pastOnes()).toMatchObject([{ id: shift!.id, state: 'open', waits: false }]);
  expect(await told()).toEqual([expect.stringMatching(/^Смена не.закрылась/)]);
});

test('one at another address is another register, and a shop of before that knew no addresses has the same', async () => {
  const at = (address: string): CashRegister => ({ ...other, address });
  await shop.use(at('10.0.0.5:6310'));
  await shop.db.query(sql`update registers set address = '' where kind = 'atol'`);
  await shop.use(at('10.0.0.5:6310'));
  await shop.use(at('10.0.0.6:6310'));
  const registers = await shop.db.query(sql`select kind, address, in_use as used from registers order by id`);
  expect(registers).toEqual([
    { kind: 'test', address: '', used: false },
    { kind: 'atol', address: '10.0.0.5:6310', used: false },
    { kind: 'atol', address: '10.0.0.6:6310', used: true },
  ]);
});
