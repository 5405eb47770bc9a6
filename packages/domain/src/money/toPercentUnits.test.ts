import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf } from '../testing/exact.ts';
import { toPercentUnits } from './toPercentUnits.ts';

test('a percent with four decimals is kept to the last of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (units) => {
      expect(BigInt(toPercentUnits(units / 10_000))).toBe(digitsOf(units / 10_000, 4));
    }),
  );
});

test.each([NaN, Infinity, 1e14])('%s is no percent', (percent) => {
  expect(() => toPercentUnits(percent)).toThrow(RangeError);
});
