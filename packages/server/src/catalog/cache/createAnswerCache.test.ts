import { expect, test } from 'vitest';
import { UnavailableError } from '../../db/index.ts';
import { createAnswerCache } from './createAnswerCache.ts';

const counting = () => {
  let count = 0;
  return async () => (count += 1);
};

const liveCache = (max?: number) => {
  const cache = createAnswerCache(max);
  cache.setLive(true);
  return cache;
};

test('an answer is made once and kept until something changes', async () => {
  const cache = liveCache();
  const make = counting();
  expect([await cache.remember('a', make), await cache.remember('a', make)]).toEqual([1, 1]);
  cache.clear();
  expect(await cache.remember('a', make)).toBe(2);
});

test('nothing is kept while changes may go unheard', async () => {
  const cache = createAnswerCache();
  const make = counting();
  expect([await cache.remember('a', make), await cache.remember('a', make)]).toEqual([1, 2]);
});

test('many who ask at once wait for one answer', async () => {
  const cache = liveCache();
  const make = counting();
  expect(await Promise.all([1, 2, 3].map(() => cache.remember('a', make)))).toEqual([1, 1, 1]);
});

test('an answer that was being made when something changed is not kept', async () => {
  const cache = liveCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.remember('a', () => promise);
  cache.clear();
  resolve('old');
  expect(await early).toBe('old');
  expect(await cache.remember('a', async () => 'new')).toBe('new');
});

test('a failure is not kept', async () => {
  const cache = liveCache();
  await expect(cache.remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.remember('a', async () => 'up')).toBe('up');
});

test('of more than fit those go that nobody asked for longest', async () => {
  const cache = liveCache(2);
  const make = counting();
  await cache.remember('a', make);
  await cache.remember('b', make);
  await cache.remember('a', make);
  await cache.remember('c', make);
  expect(await cache.remember('a', make)).toBe(1);
  expect(await cache.remember('b', make)).toBe(4);
});

test('answers with what is old while the database is down, also where changes are not heard of, until they are', async () => {
  const cache = liveCache();
  const down = () => Promise.reject(new UnavailableError('gone', 'down'));
  await cache.remember('a', async () => 'kept');
  expect(await cache.remember('a', down, () => () => true)).toBe('kept');
  cache.setLive(false);
  expect(await cache.remember('a', down)).toBe('kept');
  expect(await cache.remember('a', async () => 'made')).toBe('made');
  await expect(cache.remember('b', down)).rejects.toThrow('down');
  cache.setLive(true);
  await expect(cache.remember('a', down)).rejects.toThrow('down');
});

test('what will do is given where making another one takes its time, to everybody who asks meanwhile', async () => {
  const cache = liveCache();
  await cache.remember(
    'a',
    async () => 'before',
    () => (answer) => (answer === undefined ? false : 'late'),
  );
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = () => cache.remember('a', () => promise);
  expect(await Promise.all([ask(), ask()])).toEqual(['before', 'before']);
  resolve('after');
  await promise;
  expect(await ask()).toBe('after');
});

test('what will do is not given where another one is made at once', async () => {
  const cache = liveCache();
  await cache.remember(
    'a',
    async () => 'before',
    () => () => 'late',
  );
  expect(await cache.remember('a', async () => 'after')).toBe('after');
});
