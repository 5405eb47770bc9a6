import { expect, test } from 'vitest';
import { makeStores } from '../testing/index.ts';
import { sortStores } from './sortStores.ts';

test('stores that have the most come first, those without anything keep their order', () => {
  const stock = [
    { store: 4, status: 'in_stock', quantity: 9 },
    { store: 2, status: 'few', quantity: 1 },
    { store: 99, status: 'few', quantity: 2 },
  ] as const;
  expect(sortStores(makeStores(), stock).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
