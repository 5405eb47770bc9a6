import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
  await shop.openShift();
});
beforeEach(() => shop.register.behave('works'));
afterAll(() => shop.close());

const ofOrder = (order: number) => shop.till.call('/api/backoffice/receipts/of-order', { order });
const receiptOf = async (order: number) => {
  const [row] = (await ofOrder(order)).rows;
  return shop.till.call('/api/backoffice/receipts/get', { id: row!.id });
};
const printedTimes = async () => {
  const [row] = await shop.db.query<{ n: number }>(sql`
    select count(*)::int as n from test_register_tasks where kind = 'receipt' and problem is null`);
  return row!.n;
};
const news = async () =>
  (await shop.db.query<{ message: string }>(sql`select message from notifications where type = 'error'`))
    .length;

describe('a receipt', () => {
  test('is made with the handing over, for the money by its means, and rung up by itself', async () => {
    const [, id] = await shop.handedOver({ byHand: 'cash' });
    expect(await receiptOf(id)).toMatchObject({ status: 'waiting', kind: 'sell', means: ['cash'] });
    await shop.turn();
    const { order } = await shop.see(id);
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({ status: 'done', total: order.totals.toPay });
    expect(receipt.fiscal?.document).toBeGreaterThan(0);
    const [, paid] = await shop.handedOver();
    expect(await receiptOf(paid)).toMatchObject({ means: ['prepaid'] });
    await shop.turn();
  });

  test('that is paid by card where it is handed over moves no cash, and its return neither', async () => {
    const due = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!.expected;
    const before = await due();
    const [, id] = await shop.handedOver({ byHand: 'card' });
    await shop.turn();
    expect(await receiptOf(id)).toMatchObject({ status: 'done', means: ['electronically'] });
    const { order } = await shop.see(id);
    await shop.takeBack(id, { goods: order.lines.map(({ quantity }, row) => ({ row, quantity })) });
    await shop.turn();
    expect((await ofOrder(id)).rows.map(({ kind, means }) => [kind, means])).toEqual(
      expect.arrayContaining([['sellReturn', ['electronically']]]),
    );
    expect(await due()).toBe(before);
  });

  test('of a return mirrors the sale, goes by its means, and waits for the receipt of the sale', async () => {
    const [, id] = await shop.handedOver();
    const { order } = await shop.see(id);
    const all = order.lines.map(({ quantity }, row) => ({ row, quantity }));
    await shop.takeBack(id, { goods: all, services: order.services.map((_, at) => at) });
    const { rows } = await ofOrder(id);
    const [sale, back] = await Promise.all(
      ['sell', 'sellReturn'].map((kind) =>
        shop.till.call('/api/backoffice/receipts/get', { id: rows.find((one) => one.kind === kind)!.id }),
      ),
    );
    expect(back).toMatchObject({ lines: sale!.lines, total: sale!.total, means: ['electronically'] });
    await shop.register.behave('paper_out');
    await shop.turn();
    expect((await ofOrder(id)).rows.map(({ kind, status }) => [kind, status])).toEqual([
      ['sell', 'failed'],
      ['sellReturn', 'waiting'],
    ]);
    await shop.register.behave('works');
    await shop.till.call('/api/backoffice/receipts/retry', { id: sale!.id });
    for (let turns = 0; turns < 2; turns += 1) await shop.turn();
    expect((await ofOrder(id)).rows.every(({ status }) => status === 'done')).toBe(true);
  });

  test('whose answer is lost after printing is known after asking, and was printed once', async () => {
    const [, id] = await shop.handedOver();
    const before = await printedTimes();
    await shop.register.behave('lost_answer');
    await shop.turn();
    const unknown = await receiptOf(id);
    expect(unknown).toMatchObject({ status: 'unknown', told: 'Ответ кассы потерялся' });
    await shop.register.behave('offline');
    await shop.turn();
    expect(await receiptOf(id)).toMatchObject({ status: 'unknown', uuid: unknown.uuid });
    await shop.register.behave('works');
    await shop.turn();
    expect(await receiptOf(id)).toMatchObject({ status: 'done', uuid: unknown.uuid });
    expect(await printedTimes()).toBe(before + 1);
  });

  test('that the register is slow with waits, and did not fail', async () => {
    const [, id] = await shop.handedOver();
    await shop.register.behave('late');
    await shop.turn();
    expect(await receiptOf(id)).toMatchObject({ status: 'sent', told: 'Печатает' });
    shop.clock.advance(10_000);
    await shop.turn();
    expect(await receiptOf(id)).toMatchObject({ status: 'done' });
  });

  test('that was refused is told to the staff, and is rung up once more only then, by one of two presses', async () => {
    const [, id] = await shop.handedOver();
    const told = await news();
    await shop.register.behave('paper_out');
    await shop.turn();
    const failed = await receiptOf(id);
    expect(failed).toMatchObject({ status: 'failed', told: 'Нет бумаги' });
    expect(await news()).toBe(told + 1);
    await shop.register.behave('works');
    await shop.turn();
    expect((await receiptOf(id)).status).toBe('failed');
    const retry = () => shop.till.call('/api/backoffice/receipts/retry', { id: failed.id });
    const answers = await Promise.all(
      [retry(), retry()].map((one) =>
        one.then(
          () => 'taken',
          ({ key }) => key,
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['receipt.not_failed', 'taken']));
    await shop.turn();
    const done = await receiptOf(id);
    expect(done.status).toBe('done');
    expect(done.uuid).not.toBe(failed.uuid);
  });

  test('is due where an order was handed over without a register, and made once', async () => {
    await shop.use(null);
    const [, id] = await shop.handedOver();
    expect(await ofOrder(id)).toEqual({ rows: [], due: false });
    await shop.use(shop.register);
    expect(await ofOrder(id)).toEqual({ rows: [], due: true });
    const ring = (idempotencyKey: string = randomUUID()) =>
      shop.till.call('/api/backoffice/receipts/ring', { order: id, idempotencyKey });
    const key = randomUUID();
    expect((await ring(key)).rows).toHaveLength(1);
    expect((await ring(key)).rows).toHaveLength(1);
    expect(await refusalOf(ring())).toBe('receipt.not_due');
    await shop.turn();
  });
});
