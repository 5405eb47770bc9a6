import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { orderShopOn } from '../orders/testing/createOrderShop.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createCouponShop } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
beforeAll(async () => {
  all = await createCouponShop();
});
beforeEach(() => all.shop.db.query(sql`update stock set quantity = 50`));
afterAll(() => all.shop.close());

const PIECES = 2;
const check = (id: number, order: number) =>
  all.staff.call('/api/admin/coupons/check', { id, cart: { order } });

/** An order of lamps by that coupon, after which none is left. */
async function orderTheLast(code: string): Promise<{ order: number; charged: number }> {
  const orders = orderShopOn(all.shop);
  const lamp = orders.offer('LAMP');
  await all.shop.db.query(sql`update stock set quantity = 0 where offer_id = ${lamp}`);
  await all.shop.db.query(sql`
    update stock set quantity = ${PIECES}
    where offer_id = ${lamp} and store_id = ${all.shop.ids.stores['msk-1']!}`);
  const visitor = await orders.withCart({ LAMP: PIECES });
  await visitor.call('/api/cart/coupon', { coupon: code });
  const order = await orders.create(visitor, await orders.draft(visitor));
  expect(await orders.left('LAMP')).toBe(0);
  const [line] = await all.shop.db.query<{ charged: number }>(sql`
    select sum(final_price * quantity)::float8 as charged from order_lines where order_id = ${order}`);
  return { order, charged: line!.charged };
}

test('an order that took the last pieces is told what it was charged', async () => {
  const { id, code } = await all.make('LAST', { value: 10 });
  const { order, charged } = await orderTheLast(code);
  const checked = await check(id, order);
  expect(checked.rows).toMatchObject([{ article: 'LAMP', quantity: PIECES, why: 'taken' }]);
  expect(checked).toMatchObject({ after: charged, reason: null, city: 'Москва' });
});

test('an order is tried in its own city, wherever whoever asks may be', async () => {
  const { id } = await all.make('URAL', { value: 10 });
  const order = await insertOrder(all.shop, { region: 'ural' });
  await all.shop.db.query(sql`
    insert into order_lines (order_id, position, offer_id, name, options, article, path, quantity, price, final_price)
    values (${order}, 1, ${all.shop.ids.offers['CHAIR']!}, 'Стул', '', 'CHAIR', 'chair', 1, 1, 1)`);
  const [sold] = await all.shop.db.query<{ price: number; city: string }>(sql`
    select p.price::float8 as price, c.name as city from orders o join cities c on c.id = o.city_id
    join prices p on p.region_id = o.region_id and p.offer_id = ${all.shop.ids.offers['CHAIR']!}
    where o.id = ${order}`);
  const checked = await check(id, order);
  expect(checked).toMatchObject({ before: sold!.price, city: sold!.city });
  expect(checked.rows).toMatchObject([{ article: 'CHAIR', why: 'taken' }]);
});

test('an order of what is kept for exposition is told of it as it was ordered', async () => {
  const { id } = await all.make('SHOWN', { value: 10 });
  const order = await insertOrder(all.shop);
  await all.shop.db.query(sql`
    insert into order_lines (order_id, position, offer_id, name, options, article, path, quantity, price, final_price)
    values (${order}, 1, ${all.shop.ids.offers['SHOW']!}, 'Образец', '', 'SHOW', 'show', 1, 30000, 30000)`);
  expect((await check(id, order)).rows).toMatchObject([{ article: 'SHOW', why: 'taken' }]);
});

test('a cart that is put together is tried in the city of whoever asks, with what is there', async () => {
  const { id, code } = await all.make('THERE', { value: 10 });
  await orderTheLast(code);
  const rows = [{ offer: all.shop.ids.offers['LAMP']!, quantity: 1 }];
  const checked = await all.staff.call('/api/admin/coupons/check', { id, cart: { rows } });
  expect(checked).toMatchObject({ city: 'Москва', rows: [{ why: 'not_sold' }] });
});
