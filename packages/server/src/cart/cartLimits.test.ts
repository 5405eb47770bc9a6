import { SHOP_LIMITS } from '@siren/domain/orders';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { passwordOf } from '../testing/testPeople.ts';
import { refusalOf } from './testing/refusalOf.ts';

let shop: TestShop;
let offers: number[];
beforeAll(async () => {
  shop = await createTestShop({ limits: { ...SHOP_LIMITS, cart: { rows: 2, pieces: 5 } } });
  offers = ['LAMP', 'CHAIR', 'LAST'].map((article) => shop.ids.offers[article]!);
  await shop.db.query(sql`update stock set quantity = 100 where offer_id = any(${offers}::int[])`);
});
afterAll(() => shop.close());

const rowsOf = (cart: { content: { offer: number; quantity: number }[] }) =>
  cart.content.map(({ offer, quantity }) => [offer, quantity]);

test('a row takes its pieces and no more, by one, by a number or by codes', async () => {
  const buyer = shop.visitor();
  const cart = await buyer.call('/api/cart/add', { id: offers[0]! });
  expect(cart.limits).toEqual({ rows: 2, pieces: 5 });
  const { id } = cart.content[0]!;
  await buyer.call('/api/cart/update', { id, quantity: 5 });
  expect(await refusalOf(buyer.call('/api/cart/add', { id: offers[0]! }))).toBe('cart.full');
  expect(await refusalOf(buyer.call('/api/cart/update', { id, quantity: 6 }))).toBe('cart.full');
  expect(await refusalOf(buyer.call('/api/cart/add-by-codes', { ids: [{ id: 'CHAIR', quantity: 6 }] }))).toBe(
    'cart.full',
  );
});

test('a cart takes its rows and no more; of a list of codes that is told before', async () => {
  const buyer = shop.visitor();
  await buyer.call('/api/cart/add', { id: offers[0]! });
  await buyer.call('/api/cart/add', { id: offers[1]! });
  expect(await refusalOf(buyer.call('/api/cart/add', { id: offers[2]! }))).toBe('cart.full');
  const { codes } = await buyer.call('/api/cart/find-codes', {
    codes: [
      { code: 'LAST', quantity: 1 },
      { code: 'LAMP', quantity: 9 },
    ],
  });
  expect(codes.map(({ possible }) => possible)).toEqual([0, 4]);
});

test('what is brought back is cut to what the cart takes, and does not fail', async () => {
  const buyer = shop.visitor();
  const rows = offers.map((offer) => ({ offer, quantity: 900, selected: true }));
  const cart = await buyer.call('/api/cart/restore', { rows });
  expect(rowsOf(cart)).toHaveLength(2);
  expect(rowsOf(cart).every(([, quantity]) => quantity === 5)).toBe(true);
});

test('carts that become one keep what the account had, and no more than a cart takes besides', async () => {
  const buyer = await shop.signedIn('buyer');
  await buyer.call('/api/cart/add', { id: offers[2]! });
  const guest = shop.visitor();
  await guest.call('/api/cart/add', { id: offers[0]! });
  await guest.call('/api/cart/add', { id: offers[1]! });
  const { user } = await guest.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
  expect(user.login).toBe('buyer');
  const kept = rowsOf(await guest.call('/api/cart/delete-multi', { ids: [999_999] })).map(([offer]) => offer);
  expect(kept).toHaveLength(2);
  expect(kept).toContain(offers[2]);
});

test('twenty rows that are added at once do not pass the limit', async () => {
  const many = Object.values(shop.ids.offers);
  const stores = Object.values(shop.ids.stores);
  await shop.db.query(sql`
    insert into stock (offer_id, store_id, quantity)
    select o, s, 100 from unnest(${many}::int[]) o, unnest(${stores}::int[]) s
    on conflict (offer_id, store_id) do update set quantity = 100`);
  const buyer = shop.visitor();
  await buyer.call('/api/cart/add', { id: many[0]! });
  const adds = Array.from({ length: 20 }, (_, n) => many[1 + (n % (many.length - 1))]!);
  let answers: Promise<string[]> = Promise.resolve([]);
  // Nobody's row is committed before all calls are at the database: rows refer to the cart, which is held here.
  await shop.db.transaction(async (holder) => {
    await holder.query(sql`
      select from carts where id = (select cart_id from cart_items order by id desc limit 1) for update`);
    answers = Promise.all(adds.map((id) => refusalOf(buyer.call('/api/cart/add', { id }))));
    await setTimeout(300);
  });
  expect(await answers).toContain('cart.full');
  expect(rowsOf((await buyer.call('/api/info', {})).cart)).toHaveLength(2);
});
