import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitQuantity } from './splitQuantity.ts';

const items = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 })
  .map((quantities) => quantities.map((quantity, at) => ({ id: 10 + at, quantity })));

test('the items of a row add up to what was asked for, none below 0, none left out', () => {
  fc.assert(
    fc.property(items, fc.nat({ max: 60 }), (list, wanted) => {
      const split = splitQuantity(list, wanted);
      expect(split.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted);
      expect(split.every(({ quantity }) => quantity >= 0)).toBe(true);
      expect(split.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    }),
    { numRuns: 300 },
  );
});

test('asking for what is there changes nothing', () => {
  fc.assert(
    fc.property(items, (list) => {
      const held = list.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(splitQuantity(list, held)).toEqual(list);
    }),
  );
});

const row = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 3 },
];

test.each([
  [7, 4, 3],
  [4, 2, 2],
  [1, 1, 0],
  [0, 0, 0],
  [-3, 0, 0],
  [2.9, 2, 0],
])('of 2 + 3 pieces, %s wanted become %s + %s', (wanted, first, second) => {
  expect(splitQuantity(row, wanted)).toEqual([
    { id: 1, quantity: first },
    { id: 2, quantity: second },
  ]);
});

test('an item that holds less than nothing counts as empty', () => {
  const list = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: -2 },
  ];
  expect(splitQuantity(list, 3).map(({ quantity }) => quantity)).toEqual([3, 0]);
});

test('a row without items has nothing to hold a quantity', () => {
  expect(splitQuantity([], 3)).toEqual([]);
});
