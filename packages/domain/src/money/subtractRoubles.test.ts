import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { subtractRoubles, sumRoubles } from './sumRoubles.ts';

test('subtracting is exact to the kopeck', () => {
  fc.assert(
    fc.property(amounts(), amounts(), (a, b) => {
      expect(kopecksOf(subtractRoubles(a, b))).toBe(kopecksOf(a) - kopecksOf(b));
    }),
  );
});

test('what was added can be taken off again without a trace', () => {
  fc.assert(
    fc.property(amounts(), amounts(), (a, b) => {
      expect(subtractRoubles(sumRoubles([a, b]), b)).toBe(a);
    }),
  );
});

test('less than nothing is told as it is', () => {
  expect(subtractRoubles(0.3, 0.4)).toBe(-0.1);
});
