import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { ceilToRouble } from './ceilToRouble.ts';

test('rounding up answers the least whole rouble that is enough', () => {
  fc.assert(
    fc.property(amounts(), (roubles) => {
      const whole = BigInt(ceilToRouble(roubles)) * 100n;
      expect(whole >= kopecksOf(roubles)).toBe(true);
      expect(whole - kopecksOf(roubles) < 100n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('one kopeck too many is a rouble more, and whole roubles stay', () => {
  expect([ceilToRouble(7.01), ceilToRouble(7), ceilToRouble(0)]).toEqual([8, 7, 0]);
});

test('a little below 0 becomes 0, not minus 0', () => {
  expect(Object.is(ceilToRouble(-0.5), 0)).toBe(true);
});
