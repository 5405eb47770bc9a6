import { expect, test } from 'vitest';
import { SERVICE_MIN_QUANTITY, serviceQuantity } from './serviceQuantity.ts';

test('the least quantity is one', () => {
  expect(SERVICE_MIN_QUANTITY).toBe(1);
});

test.each([
  [3, 3],
  [2.9, 2],
  [1, 1],
  [0, 1],
  [-4, 1],
  [NaN, 1],
  [Infinity, 1],
])('%s asked for of a quantity type counts as %s', (wanted, counted) => {
  expect(serviceQuantity('percent_quantity', wanted)).toBe(counted);
});

test('a type without quantity counts once whatever is asked for', () => {
  expect(serviceQuantity('static_percent', 7)).toBe(1);
});
