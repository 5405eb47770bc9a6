import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createPayShop } from './testing/createPayShop.ts';
import type { PayShop } from './testing/createPayShop.ts';

const HOUR_MS = 3_600_000;

let shop: PayShop;
beforeAll(async () => {
  shop = await createPayShop();
});
afterAll(() => shop.close());

/** Everything that orders take from. */
async function taken(): Promise<unknown> {
  const [all] = await shop.db.query(sql`
    select (select jsonb_agg(s order by offer_id, store_id) from stock s) as stock,
      (select jsonb_agg(money order by guid) from certificates) as money,
      (select jsonb_agg(bonus order by id) from users) as bonus,
      (select jsonb_agg(used order by id) from coupons) as used`);
  return all;
}

/** An order of the buyer that takes of everything. */
async function orderOfEverything(): Promise<[Visitor, number]> {
  const visitor = await signIn(shop, 'buyer');
  const guid = shop.ids.certificates['GIFT-1000']!;
  await shop.withCart({ LAMP: 2, CHAIR: 1, 'SOFA-SAGE': 12 }, visitor);
  await visitor.call('/api/cart/coupon', { coupon: 'TEN' });
  await shop.attach(visitor, guid);
  const certificates = [
    { guid, code: 'GIFT-1000', nominal: 1_000, money: 1_000, expiresAt: null, status: 'active' as const },
  ];
  const wishes = { useBonus: true, wallet: { bonus: 1_500.5, certificates } };
  return [visitor, await shop.create(visitor, await shop.draft(visitor, wishes))];
}

const pay = async (visitor: Visitor, id: number) => {
  const { redirect } = await shop.pay(visitor, id);
  await shop.atBank(redirect, { do: 'pay' });
  await shop.tell();
};

describe('a cancelled order', () => {
  test('gives back exactly what it took, and the money; cancelled again, nothing more', async () => {
    const [before, held] = [await taken(), await shop.held()];
    const [visitor, id] = await orderOfEverything();
    await pay(visitor, id);
    expect(await taken()).not.toEqual(before);
    expect(await shop.held()).toBeGreaterThan(held);
    const order = await visitor.call('/api/order/cancel', { id });
    expect(order).toMatchObject({
      status: { code: 'cancelled' },
      cancelReason: 'buyer',
      payTypes: [],
      payments: [{ status: 'refunded', reason: 'cancelled' }],
    });
    expect([await taken(), await shop.held()]).toEqual([before, held]);
    await visitor.call('/api/order/cancel', { id });
    expect([await taken(), await shop.held()]).toEqual([before, held]);
    expect((await visitor.call('/api/order/get', { id })).history.map(({ status }) => status.code)).toEqual([
      'new',
      'confirmed',
      'cancelled',
    ]);
  });

  const DAY_MS = 24 * HOUR_MS;
  test.each([
    ['has passed meanwhile is moved to thirty days from now', 1, 32],
    ['comes soon is moved, too', 10, 32],
    ['comes later stays', 40, 40],
    ['there is none stays none', null, null],
  ])('gives money back so that it can be spent: the day of a certificate that %s', async (_how, days, is) => {
    const guid = shop.ids.certificates['GIFT-1000']!;
    const start = shop.clock.now().getTime();
    const dayOf = (after: number | null) => (after === null ? null : new Date(start + after * DAY_MS));
    await shop.db.query(sql`update certificates set expires_at = ${dayOf(days)} where guid = ${guid}`);
    const [visitor, id] = await orderOfEverything();
    shop.clock.advance(2 * DAY_MS);
    await visitor.call('/api/order/cancel', { id });
    const [certificate] = await shop.db.query(sql`
      update certificates c set expires_at = null from certificates was
      where c.guid = ${guid} and was.guid = c.guid returning was.money, was.expires_at as until`);
    shop.clock.advance(-2 * DAY_MS);
    expect(certificate).toEqual({ money: 1_000, until: dayOf(is) });
  });

  test('gives pieces back to stores that a feed has dropped the offer from', async () => {
    const [visitor, id] = await shop.ordered({ LAST: 1 });
    await shop.db.query(sql`delete from stock where offer_id = ${shop.offer('LAST')}`);
    await visitor.call('/api/order/cancel', { id });
    expect(await shop.left('LAST')).toBe(1);
  });

  test('by staff says so', async () => {
    const [visitor, id] = await shop.ordered();
    await (await signIn(shop, 'staff')).call('/api/order/cancel', { id });
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ cancelReason: 'staff' });
  });

  test('has its money asked back until it has gone', async () => {
    const held = await shop.held();
    const [visitor, id] = await shop.ordered();
    await pay(visitor, id);
    const { giveBack } = shop.provider;
    shop.provider.giveBack = () => Promise.reject(new Error('planted'));
    await expect(visitor.call('/api/order/cancel', { id })).rejects.toThrow('planted');
    expect(await shop.held()).toBeGreaterThan(held);
    shop.provider.giveBack = giveBack;
    await shop.minute();
    expect(await shop.held()).toBe(held);
  });
});

describe('an order that nobody pays', () => {
  test('is cancelled after half an hour, once, and gives everything back', async () => {
    const before = await taken();
    const [visitor, id] = await orderOfEverything();
    shop.clock.advance(HOUR_MS / 2 - 1);
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ status: { code: 'new' } });
    shop.clock.advance(1);
    await Promise.all([shop.minute(), shop.minute()]);
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({
      status: { code: 'cancelled' },
      cancelReason: 'expired',
    });
    expect(await taken()).toEqual(before);
  });

  test('waits for who is at the bank, and money that comes after all goes back', async () => {
    const held = await shop.held();
    const [visitor, id] = await shop.ordered();
    shop.clock.advance(HOUR_MS / 2 - 60_000);
    const { redirect } = await shop.pay(visitor, id);
    shop.clock.advance(2 * 60_000);
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ status: { code: 'new' } });
    const { look } = shop.provider;
    shop.provider.look = async () => ({ state: 'open' });
    await shop.atBank(redirect, { do: 'pay' });
    shop.clock.advance(31 * 60_000);
    await shop.minute();
    shop.provider.look = look;
    await shop.tell();
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({
      cancelReason: 'expired',
      payments: [{ status: 'refunded', reason: 'cancelled' }],
    });
    expect(await shop.held()).toBe(held);
  });

  test('nor confirms, is cancelled as well: it is not to be paid online, or costs nothing', async () => {
    const before = await taken();
    const orders = [await orderOfEverything(), await shop.ordered()] as const;
    await shop.db.query(sql`
      update orders set pay_type_id = ${shop.ids.payTypes['cash']!} where id = ${orders[0][1]}`);
    await shop.db.query(sql`
      update orders set certificates = certificates + to_pay, to_pay = 0 where id = ${orders[1][1]}`);
    shop.clock.advance(24 * HOUR_MS);
    await shop.minute();
    for (const [visitor, id] of orders) {
      expect(await visitor.call('/api/order/get', { id })).toMatchObject({ cancelReason: 'expired' });
    }
    expect(await taken()).toEqual(before);
  });

  test('is kept where staff placed it to be paid on receipt: nobody has to confirm it', async () => {
    const [visitor, id] = await shop.ordered();
    await shop.db.query(sql`
      update orders set pay_type_id = ${shop.ids.payTypes['cash']!} where id = ${id}`);
    await shop.db.query(sql`
      insert into order_staff (order_id, placed_by, condition, cheap)
      values (${id}, ${shop.ids.users['staff']!}, 'usual', false)`);
    shop.clock.advance(48 * HOUR_MS);
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({
      status: { code: 'new' },
      byStaff: true,
    });
  });

  test('is kept where its money was taken, and where it is taken on receipt from a buyer who is proven', async () => {
    const [visitor, paid] = await shop.ordered();
    await pay(visitor, paid);
    const [other, agreed] = await shop.ordered();
    await shop.pay(other, agreed, { by: 'cash' });
    await shop.db.query(sql`update orders set proof = 'code' where id = ${agreed}`);
    shop.clock.advance(48 * HOUR_MS);
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id: paid })).toMatchObject({
      status: { code: 'confirmed' },
    });
    expect(await other.call('/api/order/get', { id: agreed })).toMatchObject({
      status: { code: 'confirmed' },
    });
  });
  test('and is confirmed to be paid on receipt by a buyer whom nothing proves, is cancelled after a day', async () => {
    const before = await shop.left('LAMP');
    const [visitor, id] = await shop.ordered();
    await shop.pay(visitor, id, { by: 'cash' });
    shop.clock.advance(24 * HOUR_MS - 1);
    await shop.minute();
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ status: { code: 'confirmed' } });
    shop.clock.advance(1);
    await Promise.all([shop.minute(), shop.minute(), shop.minute()]);
    expect(await visitor.call('/api/order/get', { id })).toMatchObject({ cancelReason: 'expired' });
    expect(await shop.left('LAMP')).toBe(before);
  });
});
