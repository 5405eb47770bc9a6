import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { bodyFor, expectClear, paths, post, rawBodies, types } from './testing/hostile.ts';

/** Of each call; the gate sends the same ones each time. */
const BODIES = process.env['CASES'] === 'new' ? 60 : 20;

describe('whatever is sent', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it.each(paths)('%s answers or refuses clearly: JSON', async (path) => {
    await fc.assert(
      fc.asyncProperty(bodyFor(path), async (body) => {
        await expectClear(shop, { url: path, payload: JSON.stringify(body), type: 'application/json' });
      }),
      { numRuns: BODIES },
    );
  });

  it('refuses malformed bodies with 400 and bodies of other types too', async () => {
    const path = '/api/user/toggle-favorite-product';
    for (const body of rawBodies.filter((text) => text.length < 128 * 1024)) {
      expect([
        body.slice(0, 40),
        (await post(shop, { url: path, payload: body, type: 'application/json' })).statusCode,
      ]).toEqual([body.slice(0, 40), 400]);
    }
    for (const type of types)
      expect((await post(shop, { url: path, payload: '{"id":1,"value":true}', type })).statusCode).toBe(400);
  });

  it('survives addresses that are none', async () => {
    for (const url of [
      '/api/%zz',
      '/api/%00',
      '/api//cart/add',
      '/api/cart/add/..',
      `/${'x'.repeat(5_000)}`,
      '/%ff',
    ]) {
      const response = await shop.server.inject({ method: 'POST', url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).toMatchObject({ public_error: true });
    }
  });

  it('takes odd cookies for none', async () => {
    for (const cookie of [
      'region=\ud800; city=%00',
      'region[]=1',
      'token=%zz',
      '__proto__=1; region=__proto__',
      '=;=',
    ]) {
      const response = await shop.server.inject({
        method: 'POST',
        url: '/api/info',
        payload: {},
        headers: { cookie: Buffer.from(cookie).toString('latin1') },
      });
      expect([response.statusCode, response.json<{ region: { code: string } }>().region.code]).toEqual([
        200,
        'moscow',
      ]);
    }
  });

  it('leaves prototypes alone, and refused calls leave the database alone', async () => {
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const count = async () =>
      (
        await shop.db.pool.query(
          'select (select count(*) from carts) + (select count(*) from favorites) as n',
        )
      ).rows;
    const before = await count();
    for (const path of paths) {
      for (const body of [
        { id: 'x', ids: {}, code: 1, coupon: [], city: 0, payType: {}, path: [], phone: 1, guid: 1 },
      ]) {
        const payload = JSON.stringify({ ...body, region: {}, login: {}, customer: 1 });
        await post(shop, { url: path, payload, type: 'application/json' });
      }
    }
    expect(await count()).toEqual(before);
  });
});
