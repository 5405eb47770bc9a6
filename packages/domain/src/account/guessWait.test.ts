import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessWait } from './guessWait.ts';

const MINUTE = 60_000;

test('the last free guess brings the first wait, and the wait grows up to an hour', () => {
  expect([3, 4, 5, 6, 11, 500].map((wrong) => guessWait(wrong, 5) / MINUTE)).toEqual([0, 0, 1, 2, 60, 60]);
});

test('another wrong guess never makes the wait shorter, more free ones never longer', () => {
  const count = fc.nat(300);
  fc.assert(
    fc.property(count, count, (wrong, free) => {
      expect(guessWait(wrong + 1, free)).toBeGreaterThanOrEqual(guessWait(wrong, free));
      expect(guessWait(wrong, free + 1)).toBeLessThanOrEqual(guessWait(wrong, free));
    }),
  );
});
