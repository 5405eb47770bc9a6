import { expect, test } from 'vitest';
import { beyondBounds } from './beyondBounds.ts';

const lines = [
  { name: 'Табурет', quantity: 21 },
  { name: 'Плед', quantity: 20 },
];

test('each row of more pieces than the owner allows is named with how many may be', () => {
  expect(beyondBounds(lines, { rows: 2, pieces: 20 })).toEqual([
    '«Табурет»: в\u00a0строке может быть до\u00a020\u00a0шт.',
  ]);
});

test('more rows than the owner allows are told once', () => {
  expect(beyondBounds(lines, { rows: 1, pieces: 21 })).toEqual(['Строк в\u00a0заказе может быть до\u00a01.']);
});

test('what is just within the bounds is in order', () => {
  expect(beyondBounds(lines, { rows: 2, pieces: 21 })).toEqual([]);
});
