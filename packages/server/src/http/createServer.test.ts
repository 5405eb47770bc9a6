import { refusal } from '@siren/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

describe('the API over HTTP', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({
      handlers: {
        '/api/user/check-favorites': async (_context, { ids }) =>
          Object.fromEntries(ids.map((id) => [id, id > 1])),
        '/api/user/toggle-favorite-product': async (_context, { id, value }) => ({ id, value, total: 1 }),
        '/api/cart/delete': async () => {
          throw refusal('cart.item_not_found');
        },
        '/api/cart/coupon': async () => {
          throw refusal('auth.attempts_exhausted', { retryAfter: 60 });
        },
        '/api/cart/del-coupon': async () => {
          throw new Error('select secret from /etc/passwd');
        },
      },
    });
  });
  afterAll(() => shop.close());

  const post = (url: string, payload: string, type = 'application/json') =>
    shop.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  it('answers a JSON body', async () => {
    const response = await post('/api/user/check-favorites', '{"ids":[1,2],"token":""}');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ 1: false, 2: true });
  });

  it('answers the same fields form-encoded, one value of a list included', async () => {
    const form = 'application/x-www-form-urlencoded';
    const many = await post('/api/user/check-favorites', 'ids=1&ids=2&token=', form);
    expect(many.json()).toEqual({ 1: false, 2: true });
    const single = await post('/api/user/check-favorites', 'ids=2', form);
    expect(single.json()).toEqual({ 2: true });
    const flag = await post('/api/user/toggle-favorite-product', 'id=7&value=true', form);
    expect(flag.json()).toEqual({ id: 7, value: true, total: 1 });
  });

  it('tells in words what is wrong with a payload', async () => {
    const response = await post('/api/user/check-favorites', '{"ids":[0,"x"]}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ public_error: true, group: 'general', code: 'bad_request' });
    const { details } = response.json<{ details: string[] }>();
    expect(details).toHaveLength(2);
    expect(details[0]).toMatch(/^ids: 0: [а-яё]/i);
  });

  it('refuses with the status of the error table', async () => {
    const response = await post('/api/cart/delete', '{"id":1}');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ public_error: true, group: 'cart', code: 'item_not_found' });
  });

  it('tells how long to wait', async () => {
    const response = await post('/api/cart/coupon', '{"coupon":"x"}');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
  });

  it('says nothing of a failure but that it is one', async () => {
    const response = await post('/api/cart/del-coupon', '{}');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ public_error: false });
  });

  it('refuses a body above the limit', async () => {
    const response = await post('/api/cart/delete', JSON.stringify({ id: 'x'.repeat(200_000) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ public_error: true, group: 'general', code: 'too_large' });
  });

  it('knows no other address and no other method', async () => {
    const unknown = await post('/api/cart/explode', '{}');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ public_error: true });
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await shop.server.inject({ method, url: '/api/cart/delete' });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    }
  });

  it('gives a new visitor a token that scripts cannot read, over https only where it came so', async () => {
    const plain = await post('/api/user/check-favorites', '{"ids":[]}');
    expect(plain.cookies).toMatchObject([
      {
        name: 'token',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        value: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    expect(plain.cookies[0]).not.toHaveProperty('secure');
    const secure = await shop.server.inject({
      method: 'POST',
      url: '/api/user/check-favorites',
      payload: { ids: [] },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(secure.cookies[0]).toMatchObject({ secure: true });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an older browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('gives a form of %s no way to set cookies', async (_who, headers) => {
    const response = await shop.server.inject({
      method: 'POST',
      url: '/api/user/check-favorites',
      payload: 'ids=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect([response.statusCode, response.cookies]).toEqual([200, []]);
  });

  it('keeps answers out of caches, frames and guesses of their type', async () => {
    const { headers } = await post('/api/user/check-favorites', '{"ids":[]}');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
    });
  });
});
