import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

let staff: Visitor;
/** An order by hand of yesterday, and whoever holds the token that it was placed under. */
let id: number;
let key: string;
let old: Visitor;
beforeEach(async () => {
  staff = await shop.signedIn('staff');
  const cart = await staff.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
  const draft = draftOf(cart, shop.ids.payTypes['card'] ?? 0);
  const customer = { ...draft.customer, internet: true };
  key = draft.idempotencyKey;
  ({ id } = await staff.call('/api/order/create', { ...draft, client: null, clientPhone: null, customer }));
  old = shop.visitor({ token: staff.token() });
});

const signOut = () => shop.visitor({ token: staff.token() }).call('/api/user/logout', {});
const rowOf = async () =>
  (await shop.db.query(sql`select user_id as user, token_digest as token from orders where id = ${id}`))[0];

test('the token under which staff ordered for a client opens nothing once they have signed out', async () => {
  await signOut();
  for (const path of ['/api/order/get', '/api/order/cancel', '/api/order/repeat'] as const) {
    expect(await refusalOf(old.call(path, { id }))).toBe('order.not_found');
  }
  expect(await old.call('/api/order/placed', { idempotencyKey: key })).toEqual({ id: null });
});

test('who signs in under it does not get the order, the staff themselves neither', async () => {
  await signOut();
  await old.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
  await old.call('/api/user/login', { login: 'staff', password: passwordOf('staff') });
  expect(await rowOf()).toEqual({ user: null, token: null });
});

test('who placed it finds it again under another token, by its key, too', async () => {
  const again = await shop.signedIn('staff');
  expect(await again.call('/api/order/get', { id })).toMatchObject({ staff: { placedBy: 'Имя staff' } });
  expect(await again.call('/api/order/placed', { idempotencyKey: key })).toEqual({ id });
  expect(await (await shop.signedIn('buyer')).call('/api/order/placed', { idempotencyKey: key })).toEqual({
    id: null,
  });
});

test('tokens that such orders were stored with are forgotten, those of guests stay', async () => {
  const guest = shop.visitor();
  const cart = await guest.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
  const own = await guest.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
  await shop.db.query(sql`update orders set token_digest = ${digestOf(staff.token())} where id = ${id}`);
  const file = new URL('../db/migrations/0016_tokens_of_guests.sql', import.meta.url);
  await shop.db.pool.query(await readFile(file, 'utf8'));
  expect(await rowOf()).toEqual({ user: null, token: null });
  expect(await guest.call('/api/order/get', own)).toMatchObject({ id: own.id });
});
