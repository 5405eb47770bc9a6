import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../cart/testing/refusalOf.ts';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

let shop: TestShop;
let till: Visitor;
let store: number;
beforeAll(async () => {
  shop = await createTestShop();
  till = await shop.signedIn('cashier');
  store = shop.ids.stores['msk-1'] ?? 0;
  await shop.db.query(sql`
    insert into stock (offer_id, store_id, quantity) values (${shop.ids.offers['LAMP'] ?? 0}, ${store}, 5)
    on conflict (offer_id, store_id) do update set quantity = 5`);
});
afterAll(() => shop.close());

const find = async (query: string) => (await till.call('/api/backoffice/stock/find', { store, query })).goods;
const lamp = async () => (await find('LAMP'))[0]!;
const wish = async (difference: number, more: object = {}) => {
  const { product, offer } = await lamp();
  return {
    ...{ product, offer, store, difference, reason: 'recount' as const, idempotencyKey: randomUUID() },
    ...more,
  };
};
const change = async (difference: number, more: object = {}) =>
  till.call('/api/backoffice/stock/change', await wish(difference, more));

test('pieces of a store are found by an article and mended by a difference, which its history tells', async () => {
  expect(await lamp()).toMatchObject({ article: 'LAMP', pieces: 5, held: 0 });
  expect(await change(-2)).toMatchObject({ pieces: 3 });
  expect(await lamp()).toMatchObject({ pieces: 3 });
  const [entry] = await shop.db.query<{ action: string; name: string }>(sql`
    select a.action, u.login as name from audit_entries a join users u on u.id = a.actor_id order by a.id desc limit 1`);
  expect(entry).toEqual({ action: 'stock', name: 'cashier' });
});

test('a press that is sent twice is one change, and what nobody has is refused', async () => {
  const { pieces } = await lamp();
  const once = await wish(1);
  for (const _ of [1, 2]) await till.call('/api/backoffice/stock/change', once);
  expect((await lamp()).pieces).toBe(pieces + 1);
  expect(await refusalOf(change(-pieces - 5))).toBe('good.stock_short');
  expect((await lamp()).pieces).toBe(pieces + 1);
});

test('whatever else of the good is changed meanwhile does not stand in the way', async () => {
  const asked = await wish(1);
  await shop.db.query(sql`update products set version = version + 1 where id = ${asked.product}`);
  expect(await till.call('/api/backoffice/stock/change', asked)).toMatchObject({ offer: asked.offer });
});

test('is for whoever works in a store alone', async () => {
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(buyer.call('/api/backoffice/stock/find', { store, query: 'LAMP' }))).toBe(
    'user.not_authorized',
  );
});

test('whoever is bound to a store mends that one alone', async () => {
  const other = shop.ids.stores['ekb-1'] ?? 0;
  const id = shop.ids.users['cashier'] ?? 0;
  await shop.db.query(sql`update users set store_bound = true where id = ${id}`);
  await shop.db.query(sql`insert into user_stores (user_id, store_id) values (${id}, ${store})`);
  const { stores } = await till.call('/api/backoffice/stock/stores', {});
  expect(stores.map((one) => one.id)).toEqual([store]);
  expect(await refusalOf(change(1, { store: other }))).toBe('user.not_authorized');
  const found = till.call('/api/backoffice/stock/find', { store: other, query: 'LAMP' });
  expect(await refusalOf(found)).toBe('user.not_authorized');
  const { pieces } = await lamp();
  expect(await change(1)).toMatchObject({ pieces: pieces + 1 });
  await shop.db.query(sql`update users set store_bound = false where id = ${id}`);
});
