import type { CallPath, PayloadOf } from '@siren/contract/calls';
import type { CartState } from '@siren/domain/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import { passwordOf } from '../testing/testPeople.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** A call of a tab that goes by `token` in a browser whose cookie has another one. */
async function callOf<Path extends CallPath>(
  path: Path,
  payload: PayloadOf<Path>,
  { token, cookie, site = 'same-origin' }: { token: string; cookie: string; site?: string },
): Promise<CartState> {
  const response = await shop.server.inject({
    method: 'POST',
    url: path,
    payload: { ...payload, token },
    cookies: { token: cookie },
    headers: { 'sec-fetch-site': site },
  });
  return response.json<CartState>();
}
const chair = () => shop.ids.offers['CHAIR'] ?? 0;
const countCarts = async () => (await shop.db.query(sql`select id from carts`)).length;

test('a tab that has not heard of the login fills the cart of the user, not the old one', async () => {
  const browser = shop.visitor();
  await browser.call('/api/cart/add', { id: chair() });
  const old = browser.token();
  await browser.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
  const before = await countCarts();
  const cart = await callOf('/api/cart/add', { id: chair() }, { token: old, cookie: browser.token() });
  expect(cart.content).toMatchObject([{ quantity: 2 }]);
  expect((await browser.call('/api/info', {})).cart.content).toMatchObject([{ quantity: 2 }]);
  expect(await countCarts()).toBe(before);
});

test('a tab that has not heard of the logout is the new guest', async () => {
  const browser = await shop.signedIn('buyer');
  const old = browser.token();
  await browser.call('/api/user/logout', {});
  await callOf('/api/cart/add', { id: chair() }, { token: old, cookie: browser.token() });
  expect((await browser.call('/api/info', {})).cart.content).toMatchObject([{ quantity: 1 }]);
});

test('elsewhere than in a page of the shop, and while its session lives, a token is who it says', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()];
  for (const visitor of [one, other]) await visitor.call('/api/info', {});
  const tokens = { token: one.token(), cookie: other.token() };
  await callOf('/api/cart/add', { id: chair() }, { ...tokens, site: 'cross-site' });
  expect((await one.call('/api/info', {})).cart.content).toMatchObject([{ quantity: 1 }]);
  await callOf('/api/cart/add', { id: chair() }, tokens);
  expect((await one.call('/api/info', {})).cart.content).toMatchObject([{ quantity: 2 }]);
  expect((await other.call('/api/info', {})).cart.content).toEqual([]);
});
