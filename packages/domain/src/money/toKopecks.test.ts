import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecksOf } from '../testing/exact.ts';
import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

test('every amount of whole kopecks survives the way to roubles and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (kopecks) => {
      expect(toKopecks(toRoubles(kopecks))).toBe(kopecks);
    }),
    { numRuns: 1000 },
  );
});

test('roubles become the kopecks that their decimals spell', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (kopecks) => {
      expect(BigInt(toKopecks(kopecks / 100))).toBe(kopecksOf(kopecks / 100));
    }),
  );
});

test('1.15, which binary numbers hold a little too small, is 115 kopecks', () => {
  expect(toKopecks(1.15)).toBe(115);
  expect(toKopecks(4.35)).toBe(435);
});

test('minus zero is zero', () => {
  expect(Object.is(toKopecks(-0), 0)).toBe(true);
});

test.each([NaN, Infinity, -Infinity, 1e15])('%s is no amount of money', (amount) => {
  expect(() => toKopecks(amount)).toThrow(RangeError);
});
