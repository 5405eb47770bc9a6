import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { SUM_MAX } from './countedKopecks.ts';
import { multiplyRoubles } from './multiplyRoubles.ts';
import { sumRoubles } from './sumRoubles.ts';

test('so many pieces cost what the pieces cost one by one', () => {
  fc.assert(
    fc.property(amounts(), pieces(), (price, quantity) => {
      expect(multiplyRoubles(price, quantity)).toBe(
        sumRoubles(Array.from({ length: quantity }, () => price)),
      );
    }),
  );
});

test('three pieces at 1,1 ₽ are 3,3 ₽, not a hair more', () => {
  expect(multiplyRoubles(1.1, 3)).toBe(3.3);
});

test('a part of a piece that makes a part of a kopeck is refused', () => {
  expect(() => multiplyRoubles(0.01, 0.5)).toThrow(RangeError);
});

test('dear pieces come to what they come to, or to the most that is counted', () => {
  fc.assert(
    fc.property(amounts(9_999_999_999), fc.integer({ min: -20_000, max: 20_000 }), (price, quantity) => {
      const exact = kopecksOf(price) * BigInt(quantity);
      const most = 10n ** 15n - 1n;
      const counted = exact > most ? most : exact < -most ? -most : exact;
      expect(multiplyRoubles(price, quantity)).toBe(Number(counted) / 100 + 0);
    }),
    { numRuns: 1000 },
  );
  expect(multiplyRoubles(9_999_999_999.99, 9_999)).toBe(SUM_MAX);
});
