import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Certificate } from '@siren/domain/clients';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Statement } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';

/** Buyers at once; each with a good of their own, so that it is not the stock that makes them wait. */
const BUYERS = 50;
const goods = Array.from({ length: BUYERS }, (_, at) => `RACE-${at}`);

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  await shop.db.query(sql`
    with made as (
      insert into offers (product_id, source, external_id, article, codes, bare_codes, name, digest)
      select o.product_id, 'race', good, good, array[lower(good)], array[lower(good)], o.name, ''
      from offers o, unnest(${goods}::text[]) as good where o.article = 'CHAIR'
      returning id
    ), priced as (
      insert into prices (offer_id, region_id, price)
      select made.id, regions.id, 1000 from made, regions where regions.code = 'moscow'
    )
    insert into stock (offer_id, store_id, quantity)
    select id, ${shop.ids.stores['msk-1']!}::int, 100 from made`);
});
afterAll(() => shop.close());

type Ready = [visitor: Visitor, draft: OrderPayload];

const tally = (results: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(results, (result) => result)].map(([key, { length }]) => [key, length]));

/** Presses all buttons at once; how often each end came. */
const orderAll = async (ready: readonly Ready[]) =>
  tally(
    await Promise.all(ready.map(([visitor, draft]) => refusalOf(visitor.call('/api/order/create', draft)))),
  );

const gift = (money: number): Certificate => ({
  guid: shop.ids.certificates['GIFT-1000']!,
  code: 'GIFT-1000',
  nominal: 1_000,
  money,
  expiresAt: null,
  status: 'active',
});

const pickup = [{ key: 'pickup', quantity: 1 }];

test('fifty buyers at once for the last use of a coupon: one of them gets it, the others are told first', async () => {
  await shop.db.query(sql`
    insert into coupons (code, type, value, limit_total, used) values ('LAST-USE', 'fixed', 100, 10, 9)`);
  const buyers = await Promise.all(
    goods.map(async (article): Promise<Ready> => {
      const visitor = await shop.withCart({ [article]: 1 });
      await visitor.call('/api/cart/coupon', { coupon: 'LAST-USE' });
      return [visitor, await shop.draft(visitor)];
    }),
  );
  expect(new Set(buyers.map(([, draft]) => draft.expectedTotal))).toEqual(new Set([1_890]));
  expect(await orderAll(buyers)).toEqual({ done: 1, 'cart.total_changed': BUYERS - 1 });
  const [coupon] = await shop.db.query(sql`
    select used, (select count(*) from orders where coupon_code = 'LAST-USE') as orders,
      (select sum(discount) from orders) as discount
    from coupons where code = 'LAST-USE'`);
  expect(coupon).toEqual({ used: 10, orders: 1, discount: 100 });
  const states = await Promise.all(buyers.map(([visitor]) => shop.look(visitor)));
  expect(tally(states.map(({ coupon: left }) => left?.reason ?? 'ordered'))).toEqual({
    ordered: 1,
    used_up: BUYERS - 1,
  });
});

test('one certificate in two carts at once pays each kopeck once, whoever comes first', async () => {
  const { guid } = gift(0);
  const carts = await Promise.all(
    ['RACE-1', 'RACE-2'].map(async (article): Promise<Ready> => {
      const visitor = await shop.withCart({ [article]: 1 });
      await shop.db.query(
        sql`update prices set price = 600.5 from offers o where o.id = offer_id and o.article = ${article}`,
      );
      await shop.attach(visitor, guid);
      const wallet = { bonus: 0, certificates: [gift(1_000)] };
      return [visitor, await shop.draft(visitor, { services: pickup, wallet })];
    }),
  );
  expect(await orderAll(carts)).toEqual({ done: 1, 'cart.total_changed': 1 });
  const left = await Promise.all(carts.map(async ([visitor]) => (await shop.look(visitor)).content.length));
  const [second] = carts[left.indexOf(1)]!;
  const wallet = { bonus: 0, certificates: [gift(399.5)] };
  const draft = await shop.draft(second, { services: pickup, wallet });
  expect(draft.expectedTotal).toBe(201);
  await shop.create(second, draft);
  const [spent] = await shop.db.query(sql`
    select money, (select array_agg(amount order by amount) from order_certificates where guid = ${guid}) as amounts
    from certificates where guid = ${guid}`);
  expect(spent).toEqual({ money: 0, amounts: [399.5, 600.5] });
});

test('a certificate that is attached while the order locks the others is none of it, and stays whole', async () => {
  const guid = shop.ids.certificates['GIFT-REST']!;
  const moneyOf = () => shop.db.query(sql`select money from certificates where guid = ${guid}`);
  const [visitor, before] = [await shop.withCart({ 'RACE-4': 1 }), await moneyOf()];
  const draft = await shop.draft(visitor, { services: pickup });
  const { transaction } = shop.db;
  shop.db.transaction = (run) =>
    transaction((inside) =>
      run({
        ...inside,
        async query<Row>(statement: Statement) {
          const rows = await inside.query<Row>(statement);
          if (statement.text.includes('for no key update of c')) await shop.attach(visitor, guid);
          return rows;
        },
      }),
    );
  const id = await shop.create(visitor, draft);
  shop.db.transaction = transaction;
  expect((await visitor.call('/api/order/get', { id })).certificates).toEqual([]);
  expect(await moneyOf()).toEqual(before);
  expect(await shop.db.query(sql`select from cart_certificates where guid = ${guid}`)).toHaveLength(1);
});

test('bonus money that two tabs ask for at once is taken once, with the one order that they make', async () => {
  const tabs = [await signIn(shop, 'buyer'), await signIn(shop, 'buyer')];
  await shop.withCart({ 'RACE-3': 2 }, tabs[0]);
  const wallet = { bonus: 1_500.5, certificates: [] };
  const ready: Ready[] = [];
  for (const tab of tabs) ready.push([tab, await shop.draft(tab, { useBonus: true, wallet })]);
  expect(await orderAll(ready)).toEqual({ done: 1, 'cart.empty': 1 });
  const [user] = await shop.db.query(sql`
    select bonus, (select sum(bonus_used) from orders where user_id = users.id) as used
    from users where login = 'buyer'`);
  expect(user).toEqual({ bonus: 0, used: 1_500.5 });
});
