import { cartSummary, pricedRow } from '@siren/domain/cart';
import { shownGoods, shownLine } from '@siren/domain/checkout';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  await shop.db.query(sql`
    insert into coupons (code, type, value, min_total) values ('TENTH', 'percent', 10, 5000)`);
});
afterEach(async () => {
  await shop.db.query(sql`update stock set quantity = 50 where offer_id = ${shop.offer('CHAIR')}`);
});
afterAll(() => shop.close());

const sellOut = () =>
  shop.db.query(sql`update stock set quantity = 0 where offer_id = ${shop.offer('CHAIR')}`);
const order = (visitor: Visitor, id: number) => visitor.call('/api/order/get', { id });

/** Takes out of the order what the summary names. */
async function drop(visitor: Visitor): Promise<void> {
  const cart = await shop.look(visitor);
  const { problems } = cartSummary(cart, []);
  const ids = cart.content
    .filter(({ key }) => problems.some((problem) => problem.key === key))
    .flatMap(({ grouped }) => grouped);
  await visitor.call('/api/cart/toggle', { ids, selected: false });
}

test('what sells out in the cart is in no sum, and the order of the rest charges what was shown', async () => {
  const visitor = await shop.withCart({ LAMP: 2, CHAIR: 1 });
  await sellOut();
  const shown = await shop.draft(visitor);
  expect(shown.expectedTotal).toBe(2 * 1_290 + 990);
  await drop(visitor);
  const { totals, lines } = await order(visitor, await shop.create(visitor, shown));
  expect(totals.toPay).toBe(shown.expectedTotal);
  expect(lines).toMatchObject([{ article: 'LAMP', quantity: 2 }]);
});

test('a row beyond the stock is in no sum, and stays in the cart of an order of the rest', async () => {
  const visitor = await shop.withCart({ LAMP: 1, LAST: 1 });
  const row = (await shop.look(visitor)).content.find(({ offer }) => offer === shop.offer('LAST'));
  await shop.db.query(sql`update cart_items set quantity = 2 where id = ${row!.id}`);
  const shown = await shop.draft(visitor);
  expect(shown.expectedTotal).toBe(1_290 + 990);
  await drop(visitor);
  const { totals } = await order(visitor, await shop.create(visitor, shown));
  expect(totals.toPay).toBe(shown.expectedTotal);
  expect((await shop.look(visitor)).content).toMatchObject([
    { offer: shop.offer('LAST'), quantity: 2, selected: false },
  ]);
});

test('an order with a row that cannot be bought still ticked is refused whole, whatever sum it expects', async () => {
  const visitor = await shop.withCart({ LAMP: 1, CHAIR: 1 });
  const left = await shop.left('LAMP');
  const before = await shop.draft(visitor);
  await sellOut();
  const after = await shop.draft(visitor);
  expect(await refusalOf(visitor.call('/api/order/create', before))).toBe('cart.item_unavailable');
  expect(await refusalOf(visitor.call('/api/order/create', after))).toBe('cart.item_unavailable');
  expect(await shop.left('LAMP')).toBe(left);
  expect((await shop.look(visitor)).content).toHaveLength(2);
});

test('what cannot be bought does not bring a coupon to what it needs, and has none of it', async () => {
  const visitor = await shop.withCart({ LAMP: 2, CHAIR: 1 });
  await visitor.call('/api/cart/coupon', { coupon: 'TENTH' });
  expect((await shop.look(visitor)).coupon).toMatchObject({ reason: null });
  await sellOut();
  const { coupon, content } = await shop.look(visitor);
  expect(coupon).toMatchObject({ discount: 0 });
  expect(coupon?.reason).not.toBeNull();
  expect(content.find(({ offer }) => offer === shop.offer('CHAIR'))?.price).toBe(3_499.9);
});

test('the discount that a coupon tells of is what the sum takes off', async () => {
  const visitor = await shop.withCart({ LAMP: 4, CHAIR: 2 });
  await visitor.call('/api/cart/coupon', { coupon: 'TENTH' });
  await sellOut();
  const cart = await shop.look(visitor);
  expect(cart.coupon?.discount).toBe(516);
  expect(cartSummary(cart, []).shown).toEqual({ before: 5_160, saved: 0, coupon: 516 });
});

test('an order keeps what was struck when it was placed, whatever the catalogue says later', async () => {
  const id = shop.offer('LAMP');
  await shop.db.query(sql`update prices set old_price = 1990 where offer_id = ${id}`);
  const visitor = await shop.withCart({ LAMP: 2, CHAIR: 2 });
  await visitor.call('/api/cart/coupon', { coupon: 'TENTH' });
  const cart = await shop.look(visitor);
  const rows = cart.content.map((row) => shownLine(pricedRow(cart, row)));
  const placed = await shop.create(visitor, await shop.draft(visitor));
  await shop.db.query(sql`update prices set price = 500, old_price = null where offer_id = ${id}`);
  const { lines } = await order(visitor, placed);
  await shop.db.query(sql`update prices set price = 1290 where offer_id = ${id}`);
  expect(lines.map(shownLine)).toEqual(rows);
  expect(shownGoods(lines)).toEqual(cartSummary(cart, []).shown);
  expect(lines.find(({ offer }) => offer === id)?.oldPrice).toBe(1_990);
});
