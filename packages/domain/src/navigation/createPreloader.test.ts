import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPreloader } from './createPreloader.ts';

/** Tasks that end when they are told to. */
function stage(limit?: number) {
  const preloader = createPreloader(limit);
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const aborted: string[] = [];
  const want = (key: string) =>
    preloader.want(key, (signal) => {
      begun.push(key);
      signal.addEventListener('abort', () => aborted.push(key));
      return new Promise<void>((resolve) => open.set(key, resolve));
    });
  async function end(key: string): Promise<void> {
    open.get(key)?.();
    open.delete(key);
    await new Promise(setImmediate);
  }
  return { preloader, begun, open, aborted, want, end };
}

test('five are loaded at a time, what was wanted last goes next', async () => {
  const { begun, want, end } = stage();
  for (const key of 'abcdefg') want(key);
  expect(begun.join('')).toBe('abcde');
  await end('b');
  expect(begun.join('')).toBe('abcdeg');
});

test('what is on its way is not begun anew; what is done may be wanted again', async () => {
  const { begun, want, end } = stage();
  want('a');
  want('a');
  expect(begun).toEqual(['a']);
  await end('a');
  want('a');
  expect(begun).toEqual(['a', 'a']);
});

test('what nobody wants any more is never begun, or is broken off', async () => {
  const { preloader, begun, aborted, want, end } = stage(1);
  want('a');
  want('b');
  preloader.drop('b');
  preloader.drop('a');
  expect(aborted).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a']);
});

test('a failure makes room for the next', async () => {
  const preloader = createPreloader(1);
  preloader.want('a', () => Promise.reject(new Error('offline')));
  const second = new Promise<void>((resolve) => {
    preloader.want('b', async () => resolve());
  });
  await expect(second).resolves.toBeUndefined();
});

test('whatever is wanted, dropped and ended, no more than the limit are loaded at once', async () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('want', 'drop', 'end'), fc.constantFrom(...'abcdefgh')));
  await fc.assert(
    fc.asyncProperty(moves, fc.integer({ min: 1, max: 5 }), async (list, limit) => {
      const { preloader, open, want, end } = stage(limit);
      for (const [move, key] of list) {
        if (move === 'want') want(key);
        else if (move === 'drop') preloader.drop(key);
        else await end(key);
        expect(open.size).toBeLessThanOrEqual(limit);
      }
    }),
    { numRuns: 50 },
  );
});
