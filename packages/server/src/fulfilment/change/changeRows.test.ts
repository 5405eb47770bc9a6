import { sumRoubles } from '@siren/domain/money';
import { shownChange } from '@siren/domain/order-changes';
import { shownDebt } from '@siren/domain/payments';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import { crashThroughoutOnce, plantCrashes } from '../../orders/testing/crashes.ts';
import type { Crashes } from '../../orders/testing/crashes.ts';
import type { Visitor } from '../../testing/index.ts';
import { createStepShop } from '../testing/createStepShop.ts';
import type { Balances, StepShop } from '../testing/createStepShop.ts';
import { causes } from '../testing/causes.ts';

let shop: StepShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createStepShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

const gone = (before: Balances, after: Balances) => ({
  bonus: sumRoubles([after.bonus, -before.bonus]),
  certificates: sumRoubles([after.certificates, -before.certificates]),
  used: after.used - before.used,
  pieces: after.pieces - before.pieces,
  bank: sumRoubles([after.bank, -before.bank]),
});

async function payAtBank(buyer: Visitor, id: number): Promise<void> {
  const { redirect } = await shop.pay(buyer, id);
  await shop.atBank(redirect, { do: 'pay' });
  await shop.tell();
}
async function paid(): Promise<[Visitor, number]> {
  const [buyer, id] = await shop.whole();
  await payAtBank(buyer, id);
  return [buyer, id];
}
/** The row of a good, by its article. */
const rowOf = async (id: number, article: string) =>
  (await shop.see(id)).order.lines.findIndex((line) => line.article === article);

describe('rows of an order that is paid', () => {
  test('more pieces cost what the others did; they are taken, and the difference is paid by one payment more', async () => {
    const [buyer, id] = await paid();
    const row = await rowOf(id, 'LAMP');
    const was = (await shop.see(id)).order;
    const before = await shop.balances();
    const { order } = await shop.change(id, { rows: [{ row, quantity: 5 }] });
    const more = sumRoubles([order.totals.toPay, -was.totals.toPay]);
    expect(more).toBeGreaterThanOrEqual(3 * was.lines[row]!.finalPrice);
    expect(order).toMatchObject({ owed: more, status: { code: 'confirmed' }, bonusUsed: was.bonusUsed });
    expect(order.lines[row]).toMatchObject({ quantity: 5, finalPrice: was.lines[row]!.finalPrice });
    expect(gone(before, await shop.balances())).toEqual({
      bonus: 0,
      certificates: 0,
      used: 0,
      pieces: -3,
      bank: 0,
    });
    await payAtBank(buyer, id);
    expect((await shop.see(id)).order).toMatchObject({
      owed: 0,
      payments: [
        { status: 'paid', amount: was.totals.toPay },
        { status: 'paid', amount: more },
      ],
    });
    expect(gone(before, await shop.balances()).bank).toBe(more);
  });

  test('fewer pieces go back to their stores, and as much less as it comes to goes back by the bank, to the kopeck', async () => {
    const [, id] = await paid();
    const was = (await shop.see(id)).order;
    const before = await shop.balances();
    const wish = { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 1 }] };
    const quote = await shop.quote(id, wish);
    const { order } = await shop.change(id, wish);
    const less = sumRoubles([was.totals.toPay, -order.totals.toPay]);
    expect(quote).toMatchObject({
      totals: order.totals,
      kept: was.totals.toPay,
      owed: 0,
      back: { money: less },
    });
    expect(order).toMatchObject({ owed: 0, payments: [{ status: 'paid', refunded: less }] });
    expect(gone(before, await shop.balances())).toEqual({
      bonus: 0,
      certificates: 0,
      used: 0,
      pieces: 1,
      bank: -less,
    });
  });

  test('one for another: the good that comes costs what it does today, and what is too much goes back once the bank is awake', async () => {
    const [, id] = await paid();
    const was = (await shop.see(id)).order;
    const before = await shop.balances();
    const { refund } = shop.provider;
    shop.provider.refund = () => Promise.reject(new Error('asleep'));
    const sofa = shop.ids.offers['SOFA-SAGE']!;
    await shop.db.query(sql`update prices set price = 10.5 where offer_id = ${sofa}`);
    const wish = {
      rows: [{ row: await rowOf(id, 'LAMP'), quantity: 0 }],
      added: [{ offer: sofa, quantity: 2 }],
    };
    // What was logged is an error of the test shop.
    expect(String(await shop.change(id, wish).catch((error: unknown) => error))).toContain('asleep');
    const { order } = await shop.see(id);
    expect(order.lines.map(({ article }) => article).toSorted()).toEqual(['CHAIR', 'SOFA-SAGE']);
    expect(order.lines.find(({ article }) => article === 'SOFA-SAGE')).toMatchObject({
      finalPrice: 10.5,
      quantity: 2,
    });
    expect(gone(before, await shop.balances())).toMatchObject({ pieces: 0, bank: 0 });
    shop.provider.refund = refund;
    await shop.minute();
    await shop.minute();
    expect(gone(before, await shop.balances()).bank).toBe(
      sumRoubles([order.totals.toPay, -was.totals.toPay]),
    );
  });

  test('a whole cancel after a change gives back everything, each thing once', async () => {
    const before = await shop.balances();
    const [, id] = await paid();
    await shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 1 }] });
    await shop.change(id, { rows: [{ row: await rowOf(id, 'CHAIR'), quantity: 3 }] });
    await shop.step(id, 'cancelled', { cause: causes.asked });
    await shop.minute();
    // The order was placed with fifty roubles of bonus and a certificate more than there were.
    expect(gone(before, await shop.balances())).toEqual({
      bonus: 50,
      certificates: 1_000,
      used: 0,
      pieces: 0,
      bank: 0,
    });
  });

  test('what is less than bonus and certificate paid gives of these, too', async () => {
    const [, id] = await paid();
    const cheap = shop.ids.offers['LAMP']!;
    await shop.db.query(
      sql`update order_lines set price = 1, final_price = 1 where order_id = ${id} and offer_id = ${cheap}`,
    );
    const before = await shop.balances();
    const was = (await shop.see(id)).order;
    const wish = { rows: [{ row: await rowOf(id, 'CHAIR'), quantity: 0 }] };
    const { back } = await shop.quote(id, wish);
    const { order } = await shop.change(id, wish);
    expect(order.totals.toPay).toBe(0);
    expect(back.money).toBe(was.totals.toPay);
    const after = gone(before, await shop.balances());
    expect(after).toMatchObject({ certificates: back.certificates, bonus: back.bonus, bank: -back.money });
    expect(after.certificates).toBeGreaterThan(0);
  });
});

test('somebody who pays the former sum meanwhile gets it back, and pays what it comes to', async () => {
  const [buyer, id] = await shop.whole();
  const { redirect } = await shop.pay(buyer, id);
  await shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 3 }] });
  await shop.atBank(redirect, { do: 'pay' });
  await shop.tell();
  await shop.minute();
  expect((await shop.see(id)).order.payments).toMatchObject([{ status: 'failed', reason: 'replaced' }]);
  await payAtBank(buyer, id);
  const { order } = await shop.see(id);
  expect(order).toMatchObject({ owed: 0, status: { code: 'confirmed' } });
});

describe('a page that was opened before staff changed the order', () => {
  test.each(['card', 'cash'] as const)(
    'pays nothing by %s: it shows what the order is now, and pays that',
    async (by) => {
      const [buyer, id] = await shop.whole();
      const seen = await shop.shown(id);
      await shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 1 }] });
      const before = await shop.balances();
      expect(await refusalOf(shop.pay(buyer, id, { by, seen }))).toBe('cart.total_changed');
      const { order } = await shop.see(id);
      expect(order).toMatchObject({ status: { code: 'new' }, payments: [], owed: order.totals.toPay });
      expect(gone(before, await shop.balances())).toMatchObject({ bank: 0, bonus: 0, pieces: 0 });
      expect(seen.expectedOwed).not.toBe(order.owed);
      const { redirect } = await shop.pay(buyer, id, { by, seen: shownDebt(order) });
      expect(redirect === null).toBe(by === 'cash');
    },
  );

  test('pays nothing where the sum is the same and a good another', async () => {
    const [buyer, id] = await shop.whole();
    const seen = await shop.shown(id);
    const [first, ...rest] = seen.expectedLines;
    const other = { ...seen, expectedLines: [{ ...first!, offer: shop.ids.offers['SOFA-SAGE']! }, ...rest] };
    expect(first!.offer).not.toBe(shop.ids.offers['SOFA-SAGE']);
    expect(await refusalOf(shop.pay(buyer, id, { seen: other }))).toBe('cart.total_changed');
    expect((await shop.pay(buyer, id, { seen })).redirect).not.toBeNull();
  });

  test('goes on with its own press where that was answered before, and nothing is charged twice', async () => {
    const [buyer, id] = await shop.whole();
    const press = { key: randomUUID(), seen: await shop.shown(id) };
    const { redirect } = await shop.pay(buyer, id, press);
    expect((await shop.pay(buyer, id, press)).redirect).toBe(redirect);
    await shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 1 }] });
    expect((await shop.pay(buyer, id, press)).redirect).toBeNull();
  });
});

test('goods whose prices have changed places since they were quoted are not added at the same sum', async () => {
  const [, id] = await shop.whole({ payType: 'cash' });
  const [one, other] = ['SOFA-SAGE', 'CHAIR'].map((article) => shop.ids.offers[article]!);
  const wish = { added: [one!, other!].map((offer) => ({ offer, quantity: 1 })) };
  const quote = await shop.quote(id, wish);
  const moved = (offer: number, by: number) =>
    shop.db.query(sql`update prices set price = price + ${by} where offer_id = ${offer}`);
  await Promise.all([moved(one!, 500), moved(other!, -500)]);
  const { order } = await shop.see(id);
  await expect(shop.change(id, { ...wish, ...shownChange(quote) })).rejects.toMatchObject({
    key: 'order.sum_changed',
  });
  expect((await shop.see(id)).order).toEqual(order);
  await Promise.all([moved(one!, -500), moved(other!, 500)]);
  expect((await shop.change(id, { ...wish, ...shownChange(quote) })).order.totals).toEqual(quote.totals);
});

test('a service comes to it and goes at today’s price, and those that go by the goods follow them', async () => {
  const [, id] = await shop.whole({ payType: 'cash' });
  const { order, services } = { ...(await shop.see(id)), ...(await shop.quote(id, {})) };
  const kept = order.services.map(({ key, quantity }) => ({ key, quantity }));
  const other = services.find(({ quantity }) => quantity === null)!;
  const { order: more } = await shop.change(id, { services: [...kept, { key: other.key, quantity: 1 }] });
  expect(more.services.at(-1)).toMatchObject({ key: other.key, name: other.name, price: other.price });
  expect(more.totals.services).toBe(sumRoubles([order.totals.services, other.price]));
  const { order: less } = await shop.change(id, { services: kept });
  expect(less.totals).toEqual(order.totals);
});

test('the history names goods, services and the sum, and who changed them', async () => {
  const [, id] = await shop.whole({ payType: 'cash' });
  const was = (await shop.see(id)).order;
  const { order, changes } = await shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 1 }] });
  expect(changes[0]).toMatchObject({
    action: 'change',
    by: { name: 'Имя staff' },
    changes: [
      { field: 'goods', from: 'Лампа Соль (LAMP): 2\u00a0шт.', to: 'Лампа Соль (LAMP): 1\u00a0шт.' },
      { field: 'toPay', from: was.totals.toPay, to: order.totals.toPay },
    ],
  });
});

test('one that waits for the staff’s word changes and takes nothing before it has it', async () => {
  const [, id] = await shop.whole({ payType: 'cash' });
  await shop.db.query(sql`update orders set status = 'waiting', held_since = null where id = ${id}`);
  const before = await shop.balances();
  const less = await shop.quote(id, { rows: [{ row: await rowOf(id, 'CHAIR'), quantity: 0 }] });
  expect(less.back).toEqual({ money: 0, bonus: 0, certificates: 0 });
  const { order } = await shop.change(id, { rows: [{ row: await rowOf(id, 'CHAIR'), quantity: 2 }] });
  expect(order.lines.find(({ article }) => article === 'CHAIR')).toMatchObject({ quantity: 2 });
  expect(gone(before, await shop.balances())).toEqual({
    bonus: 0,
    certificates: 0,
    used: 0,
    pieces: 0,
    bank: 0,
  });
});

describe('an order stays as it is', () => {
  const refused = async (id: number, wish: Parameters<StepShop['change']>[1], key: string) => {
    const before = await shop.everything();
    await expect(shop.change(id, wish)).rejects.toMatchObject({ key });
    expect(await shop.everything()).toEqual(before);
  };

  test('once somebody puts it together', async () => {
    const [, id] = await shop.whole({ payType: 'cash' });
    for (const to of ['confirmed', 'assembling'] as const) await shop.step(id, to);
    await refused(id, { rows: [{ row: 0, quantity: 1 }] }, 'order.step_not_allowed');
    await expect(
      shop.staff.call('/api/admin/orders/change', {
        ...{
          id,
          version: (await shop.see(id)).version,
          rows: [{ row: 0, quantity: 1 }],
          added: [],
          services: [],
        },
        ...{ expectedTotal: 1, expectedLines: [], expectedServices: [], idempotencyKey: randomUUID() },
      }),
    ).rejects.toMatchObject({ key: expect.stringMatching(/step_not_allowed|bad_request/) as string });
  });

  test.each([
    [
      'without goods',
      {
        rows: [
          { row: 0, quantity: 0 },
          { row: 1, quantity: 0 },
        ],
      },
      'order.nothing_left',
    ],
    ['with a row that it has not', { rows: [{ row: 7, quantity: 1 }] }, 'general.bad_request'],
    ['with more pieces than there are', { rows: [{ row: 0, quantity: 999 }] }, 'order.goods_gone'],
    ['with more pieces than a row takes', { rows: [{ row: 0, quantity: 1_000 }] }, 'order.goods_gone'],
    ['with a good that nobody knows', { added: [{ offer: 999_999, quantity: 1 }] }, 'order.goods_gone'],
    ['without its delivery', { services: [] }, 'general.bad_request'],
    [
      'for another sum than was shown',
      { rows: [{ row: 0, quantity: 1 }], expectedTotal: 1 },
      'order.sum_changed',
    ],
    ['as somebody saw it before', { rows: [{ row: 0, quantity: 1 }], version: 99 }, 'general.conflict'],
  ])('%s', async (_, wish, key) => {
    const [, id] = await shop.whole({ payType: 'cash' });
    await refused(id, wish, key);
  });

  test('what is lacking is named with how much there is', async () => {
    const [, id] = await shop.whole({ payType: 'cash' });
    const lamp = shop.ids.offers['LAMP']!;
    await shop.db.query(sql`
      update stock set quantity = case when store_id = ${shop.ids.stores['msk-1']!} then 4 else 0 end
      where offer_id = ${lamp}`);
    await expect(
      shop.change(id, { rows: [{ row: await rowOf(id, 'LAMP'), quantity: 10 }] }),
    ).rejects.toMatchObject({
      key: 'order.goods_gone',
      body: { details: ['«Лампа Соль»: можно добавить 4 из 8.'] },
    });
    await shop.db.query(sql`update stock set quantity = 500 where offer_id = ${lamp}`);
  });
});

describe('once', () => {
  const payloadOf = async (id: number) => {
    const wish = {
      rows: [
        { row: 0, quantity: 3 },
        { row: 1, quantity: 0 },
      ],
      added: [{ offer: shop.ids.offers['SOFA-SAGE']!, quantity: 1 }],
    };
    const { version, order } = await shop.see(id);
    const quote = await shop.quote(id, wish);
    const services = order.services.map(({ key, quantity }) => ({ key, quantity }));
    return { id, version, ...wish, services, ...shownChange(quote), idempotencyKey: randomUUID() };
  };

  test('pressed three times at once under one key; with anything else the key is refused', async () => {
    const [, id] = await paid();
    const payload = await payloadOf(id);
    const press = () => shop.staff.call('/api/admin/orders/change', payload);
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    await expect(shop.staff.call('/api/admin/orders/change', { ...payload, rows: [] })).rejects.toMatchObject(
      { key: 'general.bad_request' },
    );
  });

  test('when any statement fails nothing of it stays, and it can be repeated', async () => {
    const [, id] = await paid();
    const payload = await payloadOf(id);
    await crashThroughoutOnce(crashes, {
      ...{ kind: 'the statement fails', everything: shop.everything, least: 20 },
      step: () => shop.staff.call('/api/admin/orders/change', payload),
    });
  });
});
