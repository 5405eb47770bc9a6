import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { atStore } from '../orders/testing/createOrderShop.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
});
afterAll(() => shop.close());
afterEach(() => expect(shop.log.error.splice(0)).toEqual([]));

const read = (visitor: Visitor, id: number) => visitor.call('/api/order/get', { id });
const paymentsOf = async (visitor: Visitor, id: number) =>
  (await read(visitor, id)).payments.map(({ status, reason }) => (reason ? `${status} ${reason}` : status));

describe('paying online', () => {
  test('leads to the bank, and the order is confirmed when the bank says that it has the money', async () => {
    const [visitor, id] = await shop.ordered({ LAMP: 2 });
    const { order, redirect } = await shop.pay(visitor, id, { by: 'sbp' });
    expect(redirect).toMatch(/^\/test-bank\/[0-9a-f-]{36}$/);
    expect(order).toMatchObject({
      status: { code: 'new' },
      payType: { code: 'sbp' },
      payments: [{ status: 'pending' }],
    });
    await shop.atBank(redirect, { do: 'pay' });
    expect(await paymentsOf(visitor, id)).toEqual(['pending']);
    await shop.tell();
    const paid = await read(visitor, id);
    expect(paid).toMatchObject({
      status: { code: 'confirmed' },
      payments: [{ amount: paid.totals.toPay, status: 'paid', reason: null }],
      payTypes: [],
      history: [{ status: { code: 'new' } }, { status: { code: 'confirmed' } }],
    });
    expect(await refusalOf(shop.pay(visitor, id))).toBe('payment.already_paid');
  });

  test('pressed twice, or in another tab, goes on with the same payment', async () => {
    const [visitor, id] = await shop.ordered();
    const first = await shop.pay(visitor, id);
    expect((await shop.pay(visitor, id)).redirect).toBe(first.redirect);
    expect(await paymentsOf(visitor, id)).toEqual(['pending']);
  });

  test('a key begins one payment, also when that one was refused meanwhile', async () => {
    const [visitor, id] = await shop.ordered();
    const key = randomUUID();
    const { redirect } = await shop.pay(visitor, id, { key });
    await shop.atBank(redirect, { do: 'refuse', reason: 'insufficient_funds' });
    await shop.tell();
    expect((await shop.pay(visitor, id, { key })).redirect).toBeNull();
    expect(await paymentsOf(visitor, id)).toEqual(['failed insufficient_funds']);
    const again = await shop.pay(visitor, id);
    expect(again.redirect).not.toBe(redirect);
    await shop.atBank(again.redirect, { do: 'pay' });
    await shop.tell();
    expect(await paymentsOf(visitor, id)).toEqual(['failed insufficient_funds', 'paid']);
    const [other, another] = await shop.ordered();
    expect(await refusalOf(shop.pay(other, another, { key }))).toBe('general.bad_request');
  });

  test('another way lets go of the first one: what is paid there goes back', async () => {
    const [visitor, id] = await shop.ordered();
    const [before, card] = [await shop.held(), await shop.pay(visitor, id)];
    // Paid, but the callback is still on its way.
    await shop.atBank(card.redirect, { do: 'pay' });
    const sbp = await shop.pay(visitor, id, { by: 'sbp' });
    await shop.atBank(sbp.redirect, { do: 'pay' });
    await shop.tell();
    await shop.minute();
    expect(await paymentsOf(visitor, id)).toEqual(['refunded paid_twice', 'paid']);
    const { totals } = await read(visitor, id);
    expect(await shop.held()).toBe(before + totals.toPay);
  });

  test('a code is asked for in the second step, and three wrong ones end the payment', async () => {
    const [visitor, id] = await shop.ordered();
    const { redirect } = await shop.pay(visitor, id);
    await shop.atBank(redirect, { do: 'ask_code' });
    for (const code of ['1', '2', '3']) await shop.atBank(redirect, { do: 'code', code });
    await shop.atBank(redirect, { do: 'code', code: '0000' });
    await shop.tell();
    expect(await paymentsOf(visitor, id)).toEqual(['failed declined']);
    const second = await shop.pay(visitor, id);
    await shop.atBank(second.redirect, { do: 'ask_code' });
    await shop.atBank(second.redirect, { do: 'code', code: '0000' });
    await shop.tell();
    expect(await paymentsOf(visitor, id)).toEqual(['failed declined', 'paid']);
  });

  test('a bank that is out of reach is logged, and the next press goes on', async () => {
    const [visitor, id] = await shop.ordered();
    const { start } = shop.provider;
    shop.provider.start = () => Promise.reject(new Error('planted'));
    await expect(shop.pay(visitor, id)).rejects.toThrow('planted');
    shop.provider.start = start;
    expect((await shop.pay(visitor, id)).redirect).not.toBeNull();
    expect(await paymentsOf(visitor, id)).toEqual(['pending']);
  });

  test('a bank that says at once how it ended needs no page', async () => {
    const [visitor, id] = await shop.ordered();
    const { start } = shop.provider;
    shop.provider.start = async ({ amount }) => ({ state: 'paid', amount });
    const { order, redirect } = await shop.pay(visitor, id);
    shop.provider.start = start;
    expect(redirect).toBeNull();
    expect(order).toMatchObject({ status: { code: 'confirmed' }, payments: [{ status: 'paid' }] });
  });
});

describe('without a bank', () => {
  test('an order that is paid on receipt is confirmed, and may be paid online after all', async () => {
    const [visitor, id] = await shop.ordered();
    const { order, redirect } = await shop.pay(visitor, id, { by: 'cash' });
    expect(redirect).toBeNull();
    expect(order).toMatchObject({ status: { code: 'confirmed' }, payType: { code: 'cash' }, payments: [] });
    await shop.pay(visitor, id, { by: 'cash' });
    expect((await read(visitor, id)).history).toHaveLength(2);
    const card = await shop.pay(visitor, id);
    await shop.atBank(card.redirect, { do: 'pay' });
    await shop.tell();
    expect(await paymentsOf(visitor, id)).toEqual(['paid']);
  });

  test('what was agreed to be paid on receipt stays so while and after the bank refuses', async () => {
    const [visitor, id] = await shop.ordered();
    await shop.pay(visitor, id, { by: 'cash' });
    const card = await shop.pay(visitor, id);
    const agreed = { status: { code: 'confirmed' }, payType: { code: 'cash' } };
    expect(card.order).toMatchObject({ ...agreed, payments: [{ status: 'pending' }] });
    await shop.atBank(card.redirect, { do: 'refuse', reason: 'declined' });
    await shop.tell();
    expect(await read(visitor, id)).toMatchObject({ ...agreed, payments: [{ status: 'failed' }] });
    const sbp = await shop.pay(visitor, id, { by: 'sbp' });
    await shop.atBank(sbp.redirect, { do: 'pay' });
    await shop.tell();
    expect(await read(visitor, id)).toMatchObject({
      status: { code: 'confirmed' },
      payType: { code: 'sbp' },
    });
  });

  test('one that costs nothing is confirmed', async () => {
    const guid = shop.ids.certificates['GIFT-1000']!;
    await shop.db.query(sql`update certificates set nominal = 9000, money = 9000 where guid = ${guid}`);
    const visitor = await shop.withCart({ LAMP: 1 });
    await shop.attach(visitor, guid);
    const certificates = [
      { guid, code: 'GIFT-1000', nominal: 9_000, money: 9_000, expiresAt: null, status: 'active' as const },
    ];
    const id = await shop.create(visitor, await shop.draft(visitor, { wallet: { bonus: 0, certificates } }));
    const { order, redirect } = await shop.pay(visitor, id);
    expect(redirect).toBeNull();
    expect(order).toMatchObject({
      status: { code: 'confirmed' },
      totals: { toPay: 0 },
      payments: [],
      payTypes: [],
    });
  });
});

test('a pay type that the region has not is refused, and so is somebody else', async () => {
  const visitor = shop.visitor({ region: 'ural', city: 'ekaterinburg' });
  const [buyer, id] = await shop.ordered({ CHAIR: 1 }, { visitor });
  expect((await read(buyer, id)).payTypes.map(({ code }) => code)).toEqual(['card', 'cash']);
  expect(await refusalOf(shop.pay(buyer, id, { by: 'instalments' }))).toBe('cart.pay_type_unavailable');
  const stranger = await signIn(shop, 'other');
  expect(await refusalOf(shop.pay(stranger, id))).toBe('order.not_found');
  expect(await refusalOf(stranger.call('/api/order/cancel', { id }))).toBe('order.not_found');
});

test('an order that is fetched is paid with what its store takes, when it is paid as when it was placed', async () => {
  const visitor = await shop.withCart({ CHAIR: 1 }, shop.visitor({ region: 'moscow', city: 'khimki' }));
  const draft = await shop.draft(visitor, { services: [{ key: 'pickup', quantity: 1 }] });
  const id = await shop.create(visitor, await atStore(visitor, draft, shop.ids.stores['khimki-1']!));
  expect((await read(visitor, id)).payTypes.map(({ code }) => code)).toEqual(['card', 'cash']);
  expect(await refusalOf(shop.pay(visitor, id, { by: 'sbp' }))).toBe('cart.pay_type_unavailable');
  expect((await shop.pay(visitor, id)).redirect).not.toBeNull();
});

test('an order that is on its way is neither paid nor cancelled here', async () => {
  const [visitor, id] = await shop.ordered();
  await shop.db.query(sql`update orders set status = 'delivering' where id = ${id}`);
  expect(await refusalOf(shop.pay(visitor, id))).toBe('order.too_late');
  expect(await refusalOf(visitor.call('/api/order/cancel', { id }))).toBe('order.too_late');
  await shop.db.query(sql`update orders set status = 'cancelled', cancel_reason = 'staff' where id = ${id}`);
  expect(await refusalOf(shop.pay(visitor, id))).toBe('order.cancelled');
});
