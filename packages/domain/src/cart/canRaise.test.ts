import { expect, test } from 'vitest';
import { anOffer } from '../testing/builders.ts';
import { canRaise } from './canRaise.ts';

test.each([
  [2, true],
  [3, false],
  [4, false],
])('of three pieces in stock, a row with %s can take one more: %s', (quantity, expected) => {
  expect(canRaise(anOffer({ stock: { status: 'few', quantity: 3 } }), quantity)).toBe(expected);
});
