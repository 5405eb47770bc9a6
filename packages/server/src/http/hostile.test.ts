import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

const paths = Object.keys(calls) as CallPath[];

/** Values that no browser of ours sends. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e',
      "'; drop table users; --",
      '%00',
      '../../etc/passwd',
    ],
    ...['__proto__', 'constructor', 'NaN', '1e400', '-0', '٣', '０', 'я'.repeat(5_000)],
    ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, Number.MIN_VALUE],
    ...[null, true, false, [], {}, [[]], [null], { id: 1 }, [{}], { toString: 1 }, { length: 1e9 }],
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string({ unit: 'binary' })), { maxLength: 5 }),
  fc
    .integer({ min: 1, max: 300 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

/** Names of all fields of all payloads, and some that mean something to JavaScript. */
const names = [
  ...new Set(
    paths.flatMap((path) => {
      const { payload } = calls[path];
      return Object.keys(payload.shape);
    }),
  ),
  ...['token', '__proto__', 'constructor', 'hasOwnProperty', 'then'],
];

/** A payload with hostile values in some of a call's own fields, and perhaps in others. */
const bodyFor = (path: CallPath) => {
  const own = Object.keys(calls[path].payload.shape);
  const sane = fc.constantFrom<unknown>(1, 2, [1], [1, 2], true, 'CHAIR', 'sofas', 'moscow', 0.5);
  return fc
    .tuple(
      fc.record(Object.fromEntries(own.map((name) => [name, fc.oneof(hostile, sane)])), { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 2 }),
    )
    .map(([fields, odd]) => ({ ...odd, ...fields }));
};

const rawBodies = [
  ...['', ' ', '{', '[]', '[1]', 'null', '1', '"text"', 'true', '{"token":}', '{"id":1}}', '\0', '\ufeff{}'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"id":1e400}'],
  ...[
    '{"token":[]}',
    '{"token":{}}',
    '{"token":1}',
    '{"token":null}',
    '{"token":"\\u0000"}',
    '{"token":"\\ud800"}',
  ],
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"ids":[${'1,'.repeat(50_000)}1]}`,
];

const types = ['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'x', ''];

describe('whatever is sent', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  const post = async (url: string, payload: string, type: string) =>
    shop.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  /** An answer is one of the contract (which the dispatch of a test shop sees to) or a refusal in the wire format. */
  const expectClear = ({ statusCode, body }: { statusCode: number; body: string }, path: string): void => {
    expect([path, statusCode < 500, body]).toEqual([path, true, body]);
    if (statusCode === 200) return;
    expect(JSON.parse(body)).toMatchObject({ public_error: true });
    expect(body).not.toMatch(/node_modules|\.ts:|\bat .*\(|select |insert |syntax error|\/work|postgres/i);
  };

  it.each(paths)('%s answers or refuses clearly: JSON', async (path) => {
    await fc.assert(
      fc.asyncProperty(bodyFor(path), async (body) => {
        expectClear(await post(path, JSON.stringify(body), 'application/json'), path);
      }),
      { numRuns: 60 },
    );
  });

  it.each(paths)('%s answers or refuses clearly: a form', async (path) => {
    const fields = fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(...names, 'ids[]', 'services[0][key]', 'customer[__proto__]', '[', 'a[b'),
          fc.string(),
        ),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '-1', '1e400', 'true', '\0', '%zz')),
      ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        const text = pairs
          .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
          .join('&');
        expectClear(await post(path, text, 'application/x-www-form-urlencoded'), path);
      }),
      { numRuns: 30 },
    );
  });

  it.each(paths)('%s refuses a body that is none', async (path) => {
    for (const body of rawBodies) expectClear(await post(path, body, 'application/json'), path);
    for (const type of types) expectClear(await post(path, '{"id":1}', type), path);
  });

  it('refuses malformed bodies with 400 and bodies of other types too', async () => {
    const path = '/api/user/toggle-favorite-product';
    for (const body of rawBodies.filter((text) => text.length < 128 * 1024)) {
      expect([body.slice(0, 40), (await post(path, body, 'application/json')).statusCode]).toEqual([
        body.slice(0, 40),
        400,
      ]);
    }
    for (const type of types) expect((await post(path, '{"id":1,"value":true}', type)).statusCode).toBe(400);
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
        await post(path, JSON.stringify({ ...body, region: {}, login: {}, customer: 1 }), 'application/json');
      }
    }
    expect(await count()).toEqual(before);
  });
});
