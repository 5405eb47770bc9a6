import { cartSummary } from '@siren/domain/cart';
import { SHOP_LIMITS } from '@siren/domain/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  await shop.db.query(sql`
    insert into coupons (code, type, value, min_total) values ('HALF', 'percent', 50, 0), ('ALMOST', 'percent', 99, 0)`);
  await shop.db.query(sql`update stock set quantity = 999 where offer_id = ${shop.offer('CHAIR')}`);
});
const cost = (article: string, price: number, oldPrice: number | null = null) =>
  shop.db.query(sql`
    update prices set price = ${price}, old_price = ${oldPrice} where offer_id = ${shop.offer(article)}`);
afterEach(async () => {
  await cost('LAMP', 1_290);
  await cost('CHAIR', 3_499.9);
});
afterAll(() => shop.close());

/** All that an order would write or take. */
const written = async () => [
  await shop.db.query(sql`select count(*)::int as orders from orders`),
  await shop.db.query(sql`select offer_id, store_id, quantity from stock order by 1, 2`),
  await shop.db.query(sql`select id, quantity, selected from cart_items order by id`),
  await shop.db.query(sql`select code, used from coupons order by code`),
];

const refusedUnchanged = async (visitor: Awaited<ReturnType<OrderShop['withCart']>>) => {
  const draft = await shop.draft(visitor);
  const before = await written();
  // The page asks for what it showed; the contract takes no sum above an order's.
  const asked = { ...draft, expectedTotal: Math.min(draft.expectedTotal, 9_999_999_999.99) };
  expect(await refusalOf(visitor.call('/api/order/create', asked))).toBe('cart.sum_too_large');
  expect(await written()).toEqual(before);
};

test('a cart that comes to more than an order holds is shown, and refused without a trace', async () => {
  const visitor = await shop.withCart({ LAMP: 2 });
  await cost('LAMP', 7_100_000_000.5);
  expect(cartSummary(await shop.look(visitor), []).totals.goods).toBe(14_200_000_001);
  await refusedUnchanged(visitor);
});

test('so is one of which the services alone are what is too much', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  await cost('LAMP', 9_999_999_999.99);
  await refusedUnchanged(visitor);
});

test('a coupon that brings the sum to pay down does not make the goods fit', async () => {
  const visitor = await shop.withCart({ LAMP: 2 });
  await cost('LAMP', 8_000_000_000);
  await visitor.call('/api/cart/coupon', { coupon: 'ALMOST' });
  expect(cartSummary(await shop.look(visitor), []).totals.toPay).toBeLessThan(200_000_000);
  await refusedUnchanged(visitor);
});

test('the dearest pieces, as many as a row takes, with a coupon and services, are shown and refused', async () => {
  const visitor = await shop.withCart({ CHAIR: 1, LAMP: 1 });
  await cost('CHAIR', 9_999_999_999.98, 9_999_999_999.99);
  const [row] = (await shop.look(visitor)).content;
  const { pieces } = SHOP_LIMITS.cart;
  await visitor.call('/api/cart/update', { id: row!.id, quantity: pieces });
  await visitor.call('/api/cart/coupon', { coupon: 'HALF' });
  const { coupon } = await shop.look(visitor);
  expect(coupon?.discount).toBe(4_999_999_999 * pieces + 645);
  await refusedUnchanged(visitor);
});

test('what just fits is ordered, and stands in the order to the kopeck', async () => {
  const visitor = await shop.withCart({ LAMP: 3 });
  await cost('LAMP', 3_333_333_003.33);
  const draft = await shop.draft(visitor);
  expect(draft.expectedTotal).toBe(9_999_999_999.99);
  const { totals } = await visitor.call('/api/order/get', { id: await shop.create(visitor, draft) });
  expect(totals).toMatchObject({ goods: 9_999_999_009.99, toPay: 9_999_999_999.99 });
});

test('dear rows that nobody was shown are told to differ, whatever they come to', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(visitor);
  const expectedLines = draft.expectedLines!.map((line) => ({
    ...line,
    price: 9_999_999_999.99,
    quantity: 9_999,
  }));
  expect(await refusalOf(visitor.call('/api/order/create', { ...draft, expectedLines }))).toBe(
    'cart.total_changed',
  );
});
