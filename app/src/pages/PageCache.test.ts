import { expect, test } from 'vitest';
import { FRESH_MS, PageCache } from './PageCache.ts';

const KEY = '/api/promo {"path":"leto"}';

test('an answer serves for a while', () => {
  let now = 0;
  const cache = new PageCache({ [KEY]: {} }, () => now);
  expect(cache.isFresh(KEY)).toBe(true);
  now = FRESH_MS;
  expect(cache.isFresh(KEY)).toBe(false);
});

test.each([
  ['was dropped', { data: undefined }],
  ['could not be read anew', { data: {}, error: new Error('No connection') }],
])('an answer that %s serves no other visit', (_what, state) => {
  const cache = new PageCache({ [KEY]: {} }, () => 0);
  cache.answers.set(KEY, state);
  expect(cache.isFresh(KEY)).toBe(false);
});
