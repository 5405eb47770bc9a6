import { expect, test } from 'vitest';
import { storeOfCity } from './storeOfCity.ts';

test('a city has its own first store, else the first of the region, else none', () => {
  const stores = [
    { city: 'ekb', id: 1 },
    { city: 'tagil', id: 2 },
    { city: 'tagil', id: 3 },
  ];
  expect(['tagil', 'serov'].map((city) => storeOfCity(stores, city)?.id)).toEqual([2, 1]);
  expect(storeOfCity([], 'ekb')).toBeNull();
});
