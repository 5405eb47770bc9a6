import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';
import { LATE_S } from './testBank/createTestBank.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
});
afterAll(() => shop.close());

const read = (visitor: Visitor, id: number) => visitor.call('/api/order/get', { id });
const statuses = async (visitor: Visitor, id: number) =>
  (await read(visitor, id)).payments.map(({ status, reason }) => (reason ? `${status} ${reason}` : status));

/** An order that is being paid, and what the bank calls the payment. */
async function paying() {
  const [visitor, id] = await shop.ordered();
  const { order, redirect } = await shop.pay(visitor, id);
  return { visitor, id, redirect, amount: order.totals.toPay, reference: redirect!.split('/').at(-1)! };
}

describe('a callback', () => {
  test('that the bank has not signed changes nothing', async () => {
    const { visitor, id, reference, amount } = await paying();
    const body = JSON.stringify({ event: randomUUID(), reference, state: 'paid', amount });
    const genuine = shop.sign(body);
    expect(await shop.callback(body, '')).toBe(403);
    expect(await shop.callback(body, 'f'.repeat(64))).toBe(403);
    expect(await shop.callback(body, genuine.toUpperCase())).toBe(403);
    // A signature of another sum, and of another payment.
    expect(await shop.callback(body.replace(`${amount}`, `${amount}0`), genuine)).toBe(403);
    expect(await shop.callback(body.replace(reference, randomUUID()), genuine)).toBe(403);
    for (const junk of ['', '{', 'null', '[]', '{"state":"paid"}'])
      expect(await shop.callback(junk)).toBe(403);
    expect(await statuses(visitor, id)).toEqual(['pending']);
    expect(await shop.callback(body, genuine)).toBe(200);
    expect(await statuses(visitor, id)).toEqual(['paid']);
  });

  test('of a payment that nobody knows is not taken', async () => {
    const news = { event: randomUUID(), reference: randomUUID(), state: 'paid', amount: 1 };
    expect(await shop.callback(news)).toBe(404);
  });

  test('with another sum pays nothing, and the money goes back', async () => {
    const { visitor, id, reference, amount } = await paying();
    for (const sum of [amount - 0.01, 1]) {
      expect(await shop.callback({ event: randomUUID(), reference, state: 'paid', amount: sum })).toBe(200);
    }
    expect(await statuses(visitor, id)).toEqual(['refunded amount']);
    expect(await read(visitor, id)).toMatchObject({ status: { code: 'new' } });
  });

  test('that comes three times is heard once', async () => {
    const { visitor, id, redirect } = await paying();
    await shop.atBank(redirect, { do: 'pay_twice' });
    await shop.tell();
    expect(await statuses(visitor, id)).toEqual(['paid']);
    expect((await read(visitor, id)).history.map(({ status }) => status.code)).toEqual(['new', 'confirmed']);
    const [told] = await shop.db.query(sql`
      select count(*) as times from notifications where message = ${`Заказ № ${id} оплачен`}`);
    expect(told).toEqual({ times: 1 });
  });

  test('of before, sent again after the order was cancelled, brings nothing back', async () => {
    const { visitor, id, reference, amount } = await paying();
    const news = { event: randomUUID(), reference, state: 'paid', amount };
    await shop.callback(news);
    await visitor.call('/api/order/cancel', { id });
    expect(await shop.callback(news)).toBe(200);
    expect(await statuses(visitor, id)).toEqual(['refunded cancelled']);
    const alarms = await shop.db.query(sql`
      select from notifications where message = ${`Заказ № ${id}: пришли лишние деньги, возвращаем`}`);
    expect(alarms).toEqual([]);
  });

  test('that comes late is waited for', async () => {
    const { visitor, id, redirect } = await paying();
    await shop.atBank(redirect, { do: 'pay_late' });
    await shop.tell();
    expect(await statuses(visitor, id)).toEqual(['pending']);
    shop.clock.advance(LATE_S * 1000);
    await shop.tell();
    expect(await statuses(visitor, id)).toEqual(['paid']);
  });

  test('that got lost is asked for a minute later', async () => {
    const [won, lost, left] = [await paying(), await paying(), await paying()];
    await shop.atBank(won.redirect, { do: 'pay' });
    await shop.atBank(lost.redirect, { do: 'refuse', reason: 'declined' });
    await shop.tell(false);
    shop.clock.advance(60_000);
    // It never reached the bank: the shop died between its own transaction and the call.
    await shop.db.query(sql`delete from test_bank_payments where reference = ${left.reference}`);
    await shop.minute();
    expect(await statuses(won.visitor, won.id)).toEqual(['paid']);
    expect(await statuses(lost.visitor, lost.id)).toEqual(['failed declined']);
    expect(await statuses(left.visitor, left.id)).toEqual(['failed not_started']);
  });

  test('is not waited for once the time at the bank is over', async () => {
    const { visitor, id, redirect } = await paying();
    shop.clock.advance(31 * 60_000);
    await shop.atBank(redirect, { do: 'pay' });
    await shop.minute();
    expect(await statuses(visitor, id)).toEqual(['failed expired']);
  });
});

test('the page of the bank says what it is, keeps out of search engines, and works without a script', async () => {
  const { redirect, visitor, id } = await paying();
  const page = await shop.server.inject({ url: redirect! });
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(page.body).toContain('не&nbsp;настоящая оплата');
  expect(page.body).not.toContain('<script');
  const post = (body: string, url = redirect!) =>
    shop.server.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await post('do=nonsense')).headers.location).toBe(redirect);
  expect((await post('do=ask_code')).headers.location).toBe(redirect);
  expect((await post('do=code&code=1234')).headers.location).toBe(redirect);
  expect((await shop.server.inject({ url: redirect! })).body).toContain('role="alert"');
  expect(await post('do=code&code=0000')).toMatchObject({
    statusCode: 303,
    headers: { location: `/cart/checkout?id=${id}` },
  });
  await shop.tell();
  expect(await statuses(visitor, id)).toEqual(['paid']);
  expect((await shop.server.inject({ url: redirect! })).body).toContain('Платёж прошёл');
  expect((await post('do=pay', '/test-bank/nonsense')).statusCode).toBe(404);
  expect((await shop.server.inject({ url: `/test-bank/${randomUUID()}` })).statusCode).toBe(404);
});
