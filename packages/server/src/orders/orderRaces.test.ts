import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop, Wishes } from './testing/createOrderShop.ts';
import { watchDeadlocks } from './testing/watchDeadlocks.ts';
import type { Visitor } from '../testing/index.ts';

let shop: OrderShop;
let deadlocks: () => number;
beforeAll(async () => {
  shop = await createOrderShop();
  deadlocks = watchDeadlocks(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update stock set quantity = 500`));
afterEach(() => expect(deadlocks()).toBe(0));

type Ready = [visitor: Visitor, draft: OrderPayload];

/** Presses all buttons at once; how each call ended. */
const orderAll = (ready: readonly Ready[]) =>
  Promise.all(ready.map(([visitor, draft]) => refusalOf(visitor.call('/api/order/create', draft))));

const tally = (results: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(results, (result) => result)].map(([key, { length }]) => [key, length]));

const setStock = (article: string, pieces: Record<string, number>) =>
  Promise.all(
    Object.entries(pieces).map(([store, quantity]) =>
      shop.db.query(sql`
        insert into stock (offer_id, store_id, quantity)
        values (${shop.offer(article)}, ${shop.ids.stores[store]!}, ${quantity})
        on conflict (offer_id, store_id) do update set quantity = excluded.quantity`),
    ),
  );

async function ready(
  pieces: Record<string, number>,
  prepare?: (visitor: Visitor) => Promise<unknown>,
): Promise<Ready> {
  const visitor = await shop.withCart(pieces);
  await prepare?.(visitor);
  return [visitor, await shop.draft(visitor)];
}

/** A buyer, and staff who order for that buyer, both ready to order goods of their own. */
async function ofOneBuyer(
  fill: (visitor: Visitor, article: string) => Promise<unknown>,
  wishes: Wishes = {},
): Promise<Ready[]> {
  const [staff, buyer] = [await signIn(shop, 'staff'), await signIn(shop, 'buyer')];
  await fill(staff, 'LAMP');
  await fill(buyer, 'CHAIR');
  await shop.db.query(sql`
    update carts set client_id = ${shop.ids.users['buyer']!} where user_id = ${shop.ids.users['staff']!}`);
  const forClient = { ...(await shop.draft(staff, wishes)), client: shop.ids.users['buyer']! };
  return [
    [staff, forClient],
    [buyer, await shop.draft(buyer, wishes)],
  ];
}

const times = <Item>(count: number, make: () => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, make));

test('two hundred buyers at once for the last ten pieces in two stores buy exactly ten', async () => {
  await setStock('LAST', { 'msk-1': 6, 'khimki-1': 4, 'ekb-1': 0 });
  const buyers = await times(200, () => ready({ LAST: 1 }));
  expect(tally(await orderAll(buyers))).toEqual({ done: 10, 'cart.item_unavailable': 190 });
  expect(await shop.left('LAST')).toBe(0);
});

test('buyers of several pieces each never sell a piece twice', async () => {
  await setStock('LAST', { 'msk-1': 6, 'khimki-1': 4, 'ekb-1': 0 });
  const buyers = await times(10, () => ready({ LAST: 3 }));
  expect(tally(await orderAll(buyers))).toEqual({ done: 3, 'cart.item_unavailable': 7 });
  expect(await shop.left('LAST')).toBe(1);
});

test('the same key twenty times at once makes one order', async () => {
  const [visitor, draft] = await ready({ LAMP: 2 });
  const before = await shop.left('LAMP');
  const ids = await times(20, () => shop.create(visitor, draft));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.left('LAMP')).toBe(before - 2);
  const orders = await shop.db.query(
    sql`select id from orders where idempotency_key = ${draft.idempotencyKey}`,
  );
  expect(orders).toHaveLength(1);
});

test('one cart ordered from several tabs at once is ordered once', async () => {
  const [visitor] = await ready({ LAMP: 1 });
  const tabs = await times(8, async (): Promise<Ready> => [visitor, await shop.draft(visitor)]);
  expect(tally(await orderAll(tabs))).toEqual({ done: 1, 'cart.empty': 7 });
});

// Each with goods of their own, so that it is not the stock that makes them wait for each other.
const APART = ['LAMP', 'CHAIR', 'SOFA-CLAY', 'SOFA-SAGE'];

test('a coupon for one order works once; the others are told that their total changed', async () => {
  const buyers = await Promise.all(
    APART.map((article) =>
      ready({ [article]: 1 }, (visitor) => visitor.call('/api/cart/coupon', { coupon: 'ONCE' })),
    ),
  );
  expect(tally(await orderAll(buyers))).toEqual({ done: 1, 'cart.total_changed': 3 });
  const [used] = await shop.db.query(sql`
    select used, (select count(*) from orders where coupon_code = 'ONCE') as orders from coupons where code = 'ONCE'`);
  expect(used).toEqual({ used: 1, orders: 1 });
});

test('a coupon that each buyer has once is not used twice by the same one', async () => {
  await shop.db.query(sql`
    insert into coupons (code, type, value, limit_per_user) values ('MINE', 'fixed', 100, 1)`);
  const orders = await ofOneBuyer(async (visitor, article) => {
    await shop.withCart({ [article]: 1 }, visitor);
    await visitor.call('/api/cart/coupon', { coupon: 'MINE' });
  });
  expect(tally(await orderAll(orders))).toEqual({ done: 1, 'cart.total_changed': 1 });
});

test('a certificate in several carts is spent once', async () => {
  const guid = shop.ids.certificates['GIFT-1000']!;
  const certificates = [
    { guid, code: 'GIFT-1000', nominal: 1_000, money: 1_000, expiresAt: null, status: 'active' as const },
  ];
  const buyers = await times(6, async (): Promise<Ready> => {
    const visitor = await shop.withCart({ LAMP: 1 });
    await shop.attach(visitor, guid);
    return [visitor, await shop.draft(visitor, { wallet: { bonus: 0, certificates } })];
  });
  expect(tally(await orderAll(buyers))).toEqual({ done: 1, 'cart.total_changed': 5 });
  const [spent] = await shop.db.query(sql`
    select money, (select sum(amount) from order_certificates where guid = ${guid}) as spent
    from certificates where guid = ${guid}`);
  expect(spent).toEqual({ money: 0, spent: 1_000 });
});

test('bonus money of one account is spent once, by its owner or by staff', async () => {
  const wallet = { bonus: 1_500.5, certificates: [] };
  const orders = await ofOneBuyer((visitor, article) => shop.withCart({ [article]: 2 }, visitor), {
    useBonus: true,
    wallet,
  });
  expect(tally(await orderAll(orders))).toEqual({ done: 1, 'cart.total_changed': 1 });
  const [user] = await shop.db.query(sql`
    select bonus, (select sum(bonus_used) from orders) as used from users where login = 'buyer'`);
  expect(user).toEqual({ bonus: 0, used: 1_500.5 });
});

test('a coupon that is applied while an order is placed is not taken off with the one that was used', async () => {
  for (let round = 0; round < 8; round += 1) {
    const apply = (visitor: Visitor, coupon: string) => visitor.call('/api/cart/coupon', { coupon });
    const [visitor, draft] = await ready({ LAMP: 1 }, (buyer) => apply(buyer, 'TEN'));
    await Promise.all([
      refusalOf(visitor.call('/api/order/create', draft)),
      sleep(round).then(() => apply(visitor, 'LIGHT')),
    ]);
    expect((await shop.look(visitor)).coupon).toMatchObject({ code: 'LIGHT' });
  }
});

test('carts with the same goods in opposite order do not wait for each other in a circle', async () => {
  const articles = ['LAMP', 'CHAIR', 'SOFA-CLAY', 'SOFA-SAGE', 'LAST'];
  const buyers: Ready[] = [];
  for (let round = 0; round < 16; round += 1) {
    const order = round % 2 === 0 ? articles : articles.toReversed();
    const visitor = shop.visitor();
    for (const article of order) await shop.withCart({ [article]: 1 }, visitor);
    buyers.push([visitor, await shop.draft(visitor)]);
  }
  expect(tally(await orderAll(buyers))).toEqual({ done: 16 });
});

test('changes of the cart while it is ordered are neither lost nor ordered unseen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [visitor, draft] = await ready({ LAMP: 1, CHAIR: 1 });
    const rows = (await shop.look(visitor)).content;
    const [result] = await Promise.all([
      refusalOf(visitor.call('/api/order/create', draft)),
      refusalOf(visitor.call('/api/cart/add-by-codes', { ids: ['CHAIR', 'LAMP'] })),
      refusalOf(visitor.call('/api/cart/toggle', { ids: rows.map(({ id }) => id), selected: true })),
    ]);
    const [ordered] = await shop.db.query<{ pieces: number }>(sql`
      select coalesce(sum(quantity), 0)::int as pieces from order_lines l join orders o on o.id = l.order_id
      where idempotency_key = ${draft.idempotencyKey}`);
    const kept = (await shop.look(visitor)).content.reduce((sum, { quantity }) => sum + quantity, 0);
    expect([result, ordered!.pieces, kept]).toEqual(
      result === 'done' ? ['done', 2, 2] : ['cart.total_changed', 0, 4],
    );
  }
});
