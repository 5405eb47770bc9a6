import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRoubles } from './toRoubles.ts';

test('roubles are written with at most two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (kopecks) => {
      expect(String(toRoubles(kopecks))).toMatch(/^-?\d+(\.\d{1,2})?$/);
    }),
    { numRuns: 500 },
  );
});

test('a hundred kopecks are a rouble', () => {
  expect(toRoubles(100)).toBe(1);
  expect(toRoubles(1)).toBe(0.01);
});

test.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('%s is refused: no whole kopecks', (kopecks) => {
  expect(() => toRoubles(kopecks)).toThrow(RangeError);
});
