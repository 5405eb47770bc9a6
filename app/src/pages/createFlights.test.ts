import { expect, test } from 'vitest';
import { createFlights } from './createFlights.ts';

/** A request that ends when it is told to. */
function request() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: AbortSignal[] = [];
  const begin = (signal: AbortSignal) => {
    asked.push(signal);
    return promise;
  };
  return { begin, asked, resolve };
}

test('one request serves all who ask for the same meanwhile, and another one those who ask later', async () => {
  const join = createFlights();
  const { begin, asked, resolve } = request();
  const answers = [join('a', begin), join('a', begin)];
  expect(asked).toHaveLength(1);
  resolve();
  await Promise.all(answers);
  await join('a', begin);
  expect(asked).toHaveLength(2);
});

test('it is broken off when nobody wants it any more, and not before', () => {
  const join = createFlights();
  const { begin, asked } = request();
  const [first, second] = [new AbortController(), new AbortController()];
  void join('a', begin, first.signal);
  void join('a', begin, second.signal);
  first.abort();
  expect(asked[0]?.aborted).toBe(false);
  second.abort();
  expect(asked[0]?.aborted).toBe(true);
  void join('a', begin);
  expect(asked[1]?.aborted).toBe(false);
});

test('who came without a signal is waited for', () => {
  const join = createFlights();
  const { begin, asked } = request();
  const ahead = new AbortController();
  void join('a', begin, ahead.signal);
  void join('a', begin);
  ahead.abort();
  expect(asked[0]?.aborted).toBe(false);
});
