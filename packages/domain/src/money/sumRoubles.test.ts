import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { sumRoubles } from './sumRoubles.ts';
import { toKopecks } from './toKopecks.ts';

test('a sum of many amounts is exact to the kopeck', () => {
  fc.assert(
    fc.property(fc.array(amounts(), { maxLength: 200 }), (list) => {
      const exact = list.reduce((sum, amount) => sum + kopecksOf(amount), 0n);
      expect(kopecksOf(sumRoubles(list))).toBe(exact);
    }),
  );
});

test('a sum does not depend on the order of its amounts', () => {
  fc.assert(
    fc.property(fc.array(amounts(), { maxLength: 50 }), (list) => {
      expect(sumRoubles(list)).toBe(sumRoubles(list.toReversed()));
    }),
  );
});

test('ten times ten kopecks are a rouble, not nearly one', () => {
  expect(sumRoubles(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

test('nothing adds up to 0', () => {
  expect(sumRoubles([])).toBe(0);
});

test('whatever the amounts: the sum is exact, or the most that is counted', () => {
  const large = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
  fc.assert(
    fc.property(fc.array(fc.oneof(large, fc.integer({ min: -500, max: 500 })), { maxLength: 40 }), (list) => {
      const exact = list.reduce((sum, kopecks) => sum + BigInt(kopecks), 0n);
      const most = 10n ** 15n - 1n;
      const counted = exact > most ? most : exact < -most ? -most : exact;
      expect(toKopecks(sumRoubles(list.map((kopecks) => kopecks / 100)))).toBe(Number(counted));
    }),
    { numRuns: 1000 },
  );
});
