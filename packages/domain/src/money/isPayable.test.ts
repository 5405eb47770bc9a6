import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPayable, MONEY_MAX } from './isPayable.ts';
import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

const MOST = 10n ** 12n - 1n;

test('what twelve digits of kopecks hold can be paid, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -(10 ** 13), max: 10 ** 13 }),
        fc.integer({ min: Number(MOST) - 5, max: Number(MOST) + 5 }),
      ),
      (kopecks) => {
        expect(isPayable(toRoubles(kopecks))).toBe(kopecks >= 0 && BigInt(kopecks) <= MOST);
      },
    ),
    { numRuns: 500 },
  );
});

test('the most is whole kopecks', () => {
  expect(BigInt(toKopecks(MONEY_MAX))).toBe(MOST);
});

test.each([NaN, Infinity, -0.01])('%s cannot be paid', (amount) => {
  expect(isPayable(amount)).toBe(false);
});
