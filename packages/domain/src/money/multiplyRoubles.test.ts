import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, pieces } from '../testing/arbitraries.ts';
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
