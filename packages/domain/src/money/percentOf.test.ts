import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, percents } from '../testing/arbitraries.ts';
import { digitsOf, kopecksOf } from '../testing/exact.ts';
import { percentOf } from './percentOf.ts';

/** The kopeck that is nearest to the exact share; the upper of two that are equally near. */
function nearest(roubles: number, percent: number): bigint {
  const exact = kopecksOf(roubles) * digitsOf(percent, 2);
  const below = exact / 10_000n;
  return exact - below * 10_000n >= 5000n ? below + 1n : below;
}

test('a percent of an amount is the nearest kopeck, half up', () => {
  fc.assert(
    fc.property(amounts(100_000_000), percents(200), (roubles, percent) => {
      expect(kopecksOf(percentOf(roubles, percent))).toBe(nearest(roubles, percent));
    }),
    { numRuns: 1000 },
  );
});

test('half a kopeck counts as a whole one, a hair less as none', () => {
  expect(percentOf(0.05, 10)).toBe(0.01);
  expect(percentOf(0.05, 9.99)).toBe(0);
});

test('no percent up to a hundred is more than the amount itself', () => {
  fc.assert(
    fc.property(amounts(), percents(), (roubles, percent) => {
      expect(percentOf(roubles, percent)).toBeLessThanOrEqual(roubles);
    }),
  );
});

test('15 % of 1,10 ₽, where binary numbers err, are 17 kopecks', () => {
  expect(percentOf(1.1, 15)).toBe(0.17);
});

test.each([
  [-0.01, 10],
  [10, -0.01],
])('%s ₽ and %s %% are refused: nothing goes below 0', (roubles, percent) => {
  expect(() => percentOf(roubles, percent)).toThrow(RangeError);
});
