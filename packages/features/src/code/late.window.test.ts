import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from './late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const S = 1_000;

/** Code that cannot be had before `at`, ms; and when it was asked for. */
function codeFrom(at: number) {
  const begin = Date.now();
  const asked: number[] = [];
  const load = async () => {
    const now = Date.now() - begin;
    asked.push(now / S);
    if (now < at) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  return { asked, load };
}

test('code that does not come is asked for ever more rarely, until it does', async () => {
  const { asked, load } = codeFrom(200 * S);
  const came = insist(load);
  await vi.advanceTimersByTimeAsync(300 * S);
  expect(asked).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  expect(await came).toBe('code');
});

test('it is asked for at once when the network is back, and once', async () => {
  const { asked, load } = codeFrom(5 * S);
  const came = insist(load);
  await vi.advanceTimersByTimeAsync(5 * S);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60 * S);
  expect(asked).toEqual([0, 2, 5]);
  expect(await came).toBe('code');
});
