import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { checkCarts } from './testing/checkedCarts.ts';
import { createCouponShop } from './testing/couponShop.ts';
import type { CouponShop } from './testing/couponShop.ts';

let all: CouponShop;
beforeAll(async () => {
  all = await createCouponShop();
});
afterAll(() => all.shop.close());

test('a coupon tried on a cart takes off what the shop’s own cart says and its order charges, row by row, whatever its rules', async () => {
  await checkCarts(all, 20);
}, 120_000);

test('says of each row why it gets nothing', async () => {
  const { offers, sections } = all.shop.ids;
  const rules = { targets: [sections['furniture']!], excludes: [sections['chairs']!] };
  const { id } = await all.make('WHY', rules);
  const rows = ['SOFA-SAGE', 'CHAIR', 'LAMP'].map((article) => ({ offer: offers[article]!, quantity: 1 }));
  const checked = await all.staff.call('/api/admin/coupons/check', { id, cart: { rows } });
  expect(checked.rows.map(({ article, why, section }) => [article, why, section])).toEqual([
    ['SOFA-SAGE', 'taken', 'Мебель'],
    ['CHAIR', 'excluded', 'Стулья'],
    ['LAMP', 'not_target', null],
  ]);
});

test('is tried on the goods of an order, and says where there is none of that number', async () => {
  const { id } = await all.make('ORDER');
  const order = await insertOrder(all.shop, {});
  await all.shop.db.query(sql`
    insert into order_lines (order_id, position, offer_id, name, options, article, path, quantity, price, final_price)
    values (${order}, 90, ${all.shop.ids.offers['LAMP']!}, 'Лампа', '', 'LAMP', 'lamp', 2, 1290, 1290)`);
  const checked = await all.staff.call('/api/admin/coupons/check', { id, cart: { order } });
  expect(checked.rows).toMatchObject([{ article: 'LAMP', quantity: 2, before: 2_580, off: 258 }]);
  expect(await refusalOf(all.staff.call('/api/admin/coupons/check', { id, cart: { order: 999_999 } }))).toBe(
    'coupon.no_order',
  );
});

test('shows the goods of an order to nobody who may not see orders', async () => {
  const { id } = await all.make('CLOSED');
  const order = await insertOrder(all.shop, {});
  await all.shop.db.query(
    sql`update users set permissions = array['admin.access', 'coupons.edit'] where login = 'other'`,
  );
  const other = await all.shop.signedIn('other');
  expect(await refusalOf(other.call('/api/admin/coupons/check', { id, cart: { order } }))).toBe(
    'user.not_authorized',
  );
});
