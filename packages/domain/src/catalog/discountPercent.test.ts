import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { discountPercent } from './discountPercent.ts';

test('the percent is the largest whole one that the price really fell by', () => {
  fc.assert(
    fc.property(amounts(), amounts(), (price, oldPrice) => {
      fc.pre(price < oldPrice);
      const percent = BigInt(discountPercent(price, oldPrice));
      const [fallen, old] = [(kopecksOf(oldPrice) - kopecksOf(price)) * 100n, kopecksOf(oldPrice)];
      expect(percent * old <= fallen && fallen < (percent + 1n) * old).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [900, 1000, 10],
  [901, 1000, 9],
  [0, 1000, 100],
  [1000, 1000, 0],
  [1100, 1000, 0],
  [1000, null, 0],
  [0, 0, 0],
])('%s instead of %s is a discount of %s %%', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent);
});
