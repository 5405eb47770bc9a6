import { roublesText } from '@siren/domain/money';
import type { OrderStatusCode } from '@siren/domain/orders';
import { givenBack } from '@siren/domain/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import type { Database } from '../db/index.ts';
import { MESSAGE_TRIES, SENDING_MS } from '../order-messages/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import type { InsertedOrder } from '../orders/testing/insertOrder.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';
import { causes } from './testing/causes.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());
let before: number;
beforeEach(() => {
  before = shop.sent.length;
  shop.breakPost(null);
});

const asleep = () => Promise.reject(new Error('The post is asleep'));
const sent = () => shop.sent.slice(before);
const told = (id: number, to: OrderStatusCode, more: Parameters<StepShop['step']>[2] = {}) =>
  shop.step(id, to, { tell: true, ...more });
const yan: InsertedOrder = { name: 'Ян', email: 'yan@post.test', phone: '+79051112233' };

describe('a step tells the buyer', () => {
  test('that the order is confirmed, and lies there for them, with its code', async () => {
    const id = await insertOrder(shop, { ...yan, store: 'msk-1', toPay: 3_400 });
    await told(id, 'confirmed');
    await told(id, 'assembling');
    const { order, messages } = await told(id, 'ready');
    expect(sent()).toMatchObject([
      { to: { channel: 'email', value: 'yan@post.test' }, subject: `Заказ №\u00a0${id} подтверждён` },
      { subject: `Заказ №\u00a0${id} готов к выдаче` },
    ]);
    const [first, second] = sent().map(({ text }) => text);
    expect(first).toContain(`Здравствуйте, Ян!`);
    expect(first).toContain(`К оплате: ${roublesText(3_400)}`);
    expect(first).toContain(`https://siren.test/lk/orders/${id}`);
    expect(second).toContain(order.pickup!.code);
    expect(second).toContain(order.delivery.store!.address);
    expect(messages).toMatchObject([
      {
        kind: 'ready',
        state: 'sent',
        problem: null,
        by: { name: 'Имя staff' },
        at: order.history.at(-1)!.at,
      },
      { kind: 'confirmed', state: 'sent' },
    ]);
  });

  test('by phone where there is no e-mail', async () => {
    const id = await insertOrder(shop, { ...yan, email: '', status: 'assembling', date: '2026-03-19' });
    await told(id, 'delivering');
    expect(sent()).toMatchObject([{ to: { channel: 'phone', value: '+79051112233' } }]);
    expect(sent()[0]!.text).toMatch(
      /^Сирень: Заказ №\u00a0\d+ передан в доставку\. Дата доставки: 19 марта\./u,
    );
  });

  test('why it was cancelled, and what goes back', async () => {
    const [, id] = await shop.whole();
    const was = givenBack((await shop.see(id)).order);
    await told(id, 'cancelled', { cause: causes.outOfStock });
    const [{ text } = { text: '' }] = sent();
    expect(text).toContain('товара не оказалось в наличии');
    expect(text).toContain(`${roublesText(was.bonus)} бонусами`);
    expect(text).toContain(`${roublesText(was.certificates[0]!.amount)} на сертификат`);
  });

  test('what it comes to with other rows, and what a return gives back', async () => {
    const [, changed] = await shop.whole();
    const { totals } = (await shop.see(changed)).order;
    const { order } = await shop.change(changed, { rows: [{ row: 0, quantity: 4 }], tell: true });
    expect(sent()[0]!.text).toContain(
      `Сумма была ${roublesText(totals.toPay)}, стала ${roublesText(order.totals.toPay)}.`,
    );
    expect(sent()[0]!.text).toContain(`К оплате: ${roublesText(order.owed)}`);
    const [, back] = await shop.handedOver();
    const { returns } = await shop.takeBack(back, { goods: [{ row: 0, quantity: 1 }], tell: true });
    expect(sent()[1]!.text).toContain(`Сумма возврата: ${roublesText(returns[0]!.value)}.`);
    expect(sent()[1]!.text).toContain(`${roublesText(returns[0]!.money)} деньгами`);
  });

  test('once, pressed twice', async () => {
    const id = await insertOrder(shop, yan);
    const { version } = await shop.see(id);
    const press = () =>
      shop.staff.call('/api/admin/orders/step', { id, version, to: 'confirmed', tell: true });
    await Promise.all([press(), press()]);
    expect(sent()).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  test('where whoever takes the step does not say so, and of steps back', async () => {
    const id = await insertOrder(shop, yan);
    await shop.step(id, 'confirmed');
    await told(id, 'assembling');
    const { messages } = await told(id, 'confirmed');
    expect(sent()).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('of a step that is refused', async () => {
    const id = await insertOrder(shop, { ...yan, status: 'done' });
    expect(await refusalOf(told(id, 'confirmed'))).toBe('order.step_not_allowed');
    expect((await shop.see(id)).messages).toEqual([]);
  });

  test('who has no contact: they are counted, each once', async () => {
    const ids = await Promise.all([
      insertOrder(shop, { ...yan, email: '', phone: '' }),
      insertOrder(shop, { ...yan, email: 'none' }),
      insertOrder(shop, yan),
    ]);
    const [nobody] = ids;
    const { messages, tells } = await told(nobody, 'confirmed');
    expect([sent(), messages, tells]).toEqual([[], [], { emails: 0, phones: 0, unreachable: 1 }]);
    expect(await shop.staff.call('/api/admin/orders/messages', { orders: ids })).toEqual({
      tells: { emails: 1, phones: 1, unreachable: 1 },
    });
  });

  test('by a shop that sends nothing', async () => {
    const quiet = await createStepShop({ sends: false });
    const id = await insertOrder(quiet, yan);
    const { messages, tells } = await quiet.step(id, 'confirmed', { tell: true });
    expect([messages, tells]).toEqual([[], null]);
    expect(await quiet.staff.call('/api/admin/orders/messages', { orders: [id] })).toEqual({ tells: null });
    await quiet.close();
  });
});

test('of several orders each buyer is told whose order took the step', async () => {
  const ids = [
    await insertOrder(shop, { ...yan, email: 'one@post.test' }),
    await insertOrder(shop, { ...yan, email: 'two@post.test', status: 'cancelled' }),
    await insertOrder(shop, { ...yan, email: 'three@post.test' }),
  ];
  const orders = await Promise.all(ids.map(async (id) => ({ id, version: (await shop.see(id)).version })));
  await shop.staff.call('/api/admin/orders/steps', { to: 'confirmed', orders, tell: true });
  expect(sent().map(({ to }) => to.value)).toEqual(['one@post.test', 'three@post.test']);
});

describe('a message that does not go out', () => {
  /** A step whose message is refused: the test shop hands over what it logged of that. */
  async function refusedStep(): Promise<number> {
    const id = await insertOrder(shop, yan);
    shop.breakPost(asleep);
    expect(String(await told(id, 'confirmed').catch((error: unknown) => error))).toContain('asleep');
    return id;
  }
  const message = async (id: number) => (await shop.see(id)).messages[0]!;

  test('keeps no step: it is tried again by itself, and has failed after the last try', async () => {
    const id = await refusedStep();
    const { order, messages } = await shop.see(id);
    expect(order.status.code).toBe('confirmed');
    expect(messages).toMatchObject([{ state: 'due', problem: 'refused' }]);
    for (let tried = 1; tried < MESSAGE_TRIES; tried += 1) await shop.postMinute();
    expect(await message(id)).toMatchObject({ state: 'failed', problem: 'refused' });
    shop.breakPost(null);
    await shop.postMinute();
    expect(sent()).toEqual([]);
  });

  test('goes out with the next try, once', async () => {
    const id = await refusedStep();
    shop.breakPost(null);
    await Promise.all([shop.postMinute(), shop.postMinute()]);
    expect(sent()).toHaveLength(1);
    expect(await message(id)).toMatchObject({ state: 'sent', problem: null });
  });

  test('is sent again by whoever says so; one that went out is not', async () => {
    const id = await refusedStep();
    for (let tried = 1; tried < MESSAGE_TRIES; tried += 1) await shop.postMinute();
    const failed = (await message(id)).id;
    const again = (order: number) =>
      shop.staff.call('/api/admin/orders/message-again', { id: order, message: failed });
    await again(id).catch(() => null);
    expect(await message(id)).toMatchObject({ state: 'failed' });
    shop.breakPost(null);
    const other = await insertOrder(shop, yan);
    expect(await refusalOf(again(other))).toBe('order.message_not_failed');
    expect((await again(id)).messages).toMatchObject([{ state: 'sent' }]);
    expect(await refusalOf(again(id))).toBe('order.message_not_failed');
    expect(sent()).toHaveLength(1);
  });

  /** A database that is gone after so many statements: with the last one, or before the one that follows. */
  const dying = (statements: number, does: boolean): Database => {
    let left = statements;
    return {
      transaction: (run) => shop.db.transaction(run),
      async query<Row>(statement: Parameters<Database['query']>[0]) {
        if (left === 0) throw new Error('killed');
        left -= 1;
        const rows = await shop.db.query<Row>(statement);
        if (left === 0 && does) throw new Error('killed');
        return rows;
      },
    };
  };
  const deaths = [1, 2, 3, 4].flatMap((statements) => [true, false].map((does) => ({ statements, does })));

  test.each(deaths)('never goes out twice when its sender is killed ($statements, $does)', async (death) => {
    const id = await refusedStep();
    shop.breakPost(null);
    await shop.postMinute(dying(death.statements, death.does));
    await shop.postMinute();
    shop.clock.advance(SENDING_MS + 1);
    await shop.postMinute();
    shop.clock.advance(-SENDING_MS - 1);
    const { state, problem } = await message(id);
    // The third statement takes it, the fourth says that it went: in between nobody can know.
    const known = death.statements !== 3;
    expect([state, problem]).toEqual(known ? ['sent', null] : ['failed', 'unknown']);
    expect(sent()).toHaveLength(known || !death.does ? 1 : 0);
  });

  test('is not taken for dead while somebody is still about it', async () => {
    const id = await refusedStep();
    shop.breakPost(null);
    await shop.postMinute(dying(3, true));
    shop.clock.advance(SENDING_MS - 1_000);
    await shop.postMinute();
    expect(await message(id)).toMatchObject({ state: 'sending' });
    shop.clock.advance(2_000);
    await shop.postMinute();
    expect(await message(id)).toMatchObject({ state: 'failed', problem: 'unknown' });
    shop.clock.advance(-SENDING_MS - 1_000);
  });
});
