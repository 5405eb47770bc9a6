import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  // Of its proxies the test shop trusts 127.0.0.1 alone.
  shop = await createTestShop();
});
afterAll(() => shop.close());

const idOf = async (given?: string, remoteAddress = '127.0.0.1', url = '/api/info') => {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  const answer = await shop.server.inject({ method: 'POST', url, headers, payload: {}, remoteAddress });
  return String(answer.headers['x-request-id']);
};
const OWN = /^[\da-f]{4}-[\da-f]{4}-[\da-f]{4}$/;

it('every answer names its request, each by another id', async () => {
  const ids = await Promise.all([idOf(), idOf(), idOf(undefined, '10.0.0.1', '/api/nothing')]);
  expect(ids).toEqual(ids.map(() => expect.stringMatching(OWN)));
  expect(new Set(ids).size).toBe(ids.length);
});

it('a trusted proxy may give the id', async () => {
  expect(await idOf('7d1f0a52c3b44f6e9a08')).toBe('7d1f0a52c3b44f6e9a08');
  expect(await idOf('7d1f0a52c3b44f6e9a08', '::ffff:127.0.0.1')).toBe('7d1f0a52c3b44f6e9a08');
});

it('nobody else may', async () => {
  expect(await idOf('7d1f0a52c3b44f6e9a08', '10.0.0.1')).toMatch(OWN);
});

it.each(['short', 'x'.repeat(65), '<script>alert(1)</script>', 'a b c d e f g', '"},{"level":"info'])(
  'an id of a form that is none is not taken, whoever gives it: %s',
  async (given) => expect(await idOf(given)).toMatch(OWN),
);
