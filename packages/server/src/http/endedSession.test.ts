import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { resolveSession } from './resolveSession.ts';
import { endSessions, removeExpiredSessions } from './storeSession.ts';
import { createTokens, digestOf, loadSecret } from './tokens.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let shop: TestShop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.signedIn('buyer');
  await buyer.call('/api/cart/add', { id: offer('CHAIR') });
});

const offer = (article: string): number => shop.ids.offers[article] ?? 0;
const count = async (table: 'carts' | 'orders' | 'favorites') =>
  (await shop.db.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
const tidy = () => removeExpiredSessions(shop.db, shop.clock.now());
const isKnown = async (token: string) =>
  (await shop.db.query(sql`select 1 from sessions where token_digest = ${digestOf(token)}`)).length > 0;

describe.each([
  ['has expired', async () => shop.clock.advance(13 * HOUR)],
  [
    'has expired and was tidied up',
    async () => {
      shop.clock.advance(13 * HOUR);
      await tidy();
    },
  ],
  [
    'was ended by a new password',
    async () => {
      const password = passwordOf('buyer');
      const other = await shop.signedIn('buyer');
      await other.call('/api/user/confirm', { password, contact: '', code: '' });
      await other.call('/api/user/change-password', { newPassword: password });
    },
  ],
])('the token of an account whose session %s', (_how, end) => {
  test('fills no guest’s cart, keeps nothing and orders nothing', async () => {
    const { cart } = await buyer.call('/api/info', {});
    const before = [await count('carts'), await count('orders'), await count('favorites')];
    await end();
    const order = draftOf(cart, shop.ids.payTypes['card'] ?? 0);
    for (const call of [
      () => buyer.call('/api/cart/add', { id: offer('LAMP') }),
      () => buyer.call('/api/order/create', order),
      () => buyer.call('/api/certificate/attach', { code: 'GIFT-1000' }),
      () =>
        buyer.call('/api/user/toggle-favorite-product', {
          ...{ id: shop.ids.products['sofa-lund'] ?? 0, value: true },
        }),
    ]) {
      expect(await refusalOf(call())).toBe('user.not_authorized');
    }
    expect([await count('carts'), await count('orders'), await count('favorites')]).toEqual(before);
  });

  test('is answered app info as a new guest, who goes on under a token of their own', async () => {
    const old = buyer.token();
    await end();
    expect(await buyer.call('/api/info', {})).toMatchObject({ user: null, cart: { content: [] } });
    expect(buyer.token()).not.toBe(old);
    const { content } = await buyer.call('/api/cart/add', { id: offer('LAMP') });
    expect(content).toMatchObject([{ quantity: 1 }]);
  });
});

test('a tab with it goes on as who signed in again in the same browser, and never as its guest', async () => {
  const old = buyer.token();
  shop.clock.advance(13 * HOUR);
  await tidy();
  const add = async (cookie: string) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const payload = { id: offer('LAMP'), token: old };
    const sent = {
      method: 'POST',
      url: '/api/cart/add',
      headers,
      payload,
      cookies: { token: cookie },
    } as const;
    return (await shop.server.inject(sent)).statusCode;
  };
  const browser = shop.visitor();
  await browser.call('/api/info', {});
  expect(await add(browser.token())).toBe(403);
  await browser.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
  expect(await add(browser.token())).toBe(200);
});

test('a session that ends while it is in use does not prolong itself', async () => {
  const tokens = createTokens(await loadSecret(shop.db));
  shop.clock.advance(HOUR);
  const { query } = shop.db;
  let ended = false;
  const late: typeof query = async (statement) => {
    const rows = await query<never>(statement);
    if (!ended)
      await endSessions(
        shop.db,
        { user: shop.ids.users['buyer'] ?? 0 },
        new Date(shop.clock.now().getTime() + 5),
      );
    ended = true;
    return rows;
  };
  await resolveSession({ ...shop.db, query: late }, tokens, buyer.token(), shop.clock.now());
  expect((await buyer.call('/api/info', {})).user).toBeNull();
});

test('it is known for as long as a page may stay open, those of guests go at once', async () => {
  const token = buyer.token();
  const guest = shop.visitor();
  await guest.call('/api/cart/add', { id: offer('LAMP') });
  shop.clock.advance(60 * DAY + 1);
  await tidy();
  expect([await isKnown(token), await isKnown(guest.token())]).toEqual([true, false]);
  shop.clock.advance(31 * DAY);
  await tidy();
  expect(await isKnown(token)).toBe(false);
});
