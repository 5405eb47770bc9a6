import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONEY_MAX, toKopecks, toRoubles } from '../money/index.ts';
import { priceProblem } from './priceProblem.ts';

test.each([
  [null, null, 'price'],
  [0, null, 'price'],
  [-1, null, 'price'],
  [0.01, null, null],
  [1_990, 1_990, 'old_price'],
  [1_990, 1_989.99, 'old_price'],
  [1_990, 1_990.01, null],
  [MONEY_MAX, null, null],
  [MONEY_MAX, MONEY_MAX + 1, 'old_price'],
])('%s instead of %s: %s', (price, oldPrice, problem) => {
  expect(priceProblem(price, oldPrice)).toBe(problem);
});

test('of any two sums the less can be a price, and the greater what it was before', () => {
  const kopecks = fc.integer({ min: 1, max: toKopecks(MONEY_MAX) });
  fc.assert(
    fc.property(kopecks, kopecks, (one, other) => {
      fc.pre(one !== other);
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(toRoubles);
      expect(priceProblem(less!, more!)).toBeNull();
      expect(priceProblem(more!, less!)).toBe('old_price');
    }),
  );
});
