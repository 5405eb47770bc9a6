import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSizes } from './compareSizes.ts';

test.each([
  [
    ['208 см', '180 см', '232 см'],
    ['180 см', '208 см', '232 см'],
  ],
  [
    ['140 × 190', '90 × 200', '90 × 190'],
    ['90 × 190', '90 × 200', '140 × 190'],
  ],
  [
    ['2,5 м', '2 м', '10 м'],
    ['2 м', '2,5 м', '10 м'],
  ],
])('%j stand as %j', (given, sorted) => {
  expect(given.toSorted(compareSizes)).toEqual(sorted);
});

test('it is an order: both ways round, and alike ones are alike', () => {
  const size = fc
    .array(fc.nat({ max: 300 }), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(' × '));
  fc.assert(
    fc.property(size, size, (a, b) => {
      expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
      expect(compareSizes(a, b) === 0).toBe(a === b);
    }),
  );
});
