import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { addRoubles } from './addRoubles.ts';

test('adding is exact to the kopeck', () => {
  fc.assert(
    fc.property(amounts(), amounts(), (a, b) => {
      expect(kopecksOf(addRoubles(a, b))).toBe(kopecksOf(a) + kopecksOf(b));
    }),
  );
});

test('10 and 20 kopecks are 30 kopecks', () => {
  expect(addRoubles(0.1, 0.2)).toBe(0.3);
});
