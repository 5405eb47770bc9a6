import { expect, test } from 'vitest';
import { knownCity, storeAddress } from './storeAddress.ts';

const cities = [
  { code: 'ekb', name: 'Екатеринбург' },
  { code: 'tyumen', name: 'Тюмень' },
];
const near = { city: 'ekb', address: 'ул. Малышева, 71' };
const far = { city: 'tyumen', address: 'ул. Республики, 65' };

test('a store elsewhere is told with its city, one in the own city without', () => {
  expect(storeAddress(far, cities, 'ekb')).toBe('Тюмень, ул. Республики, 65');
  expect(storeAddress(near, cities, 'ekb')).toBe('ул. Малышева, 71');
});

test('a city that nobody knows by name is left out', () => {
  expect(storeAddress({ ...far, city: 'omsk' }, cities, 'ekb')).toBe('ул. Республики, 65');
});

test('in a list the city goes without saying where all its stores stand in the own one', () => {
  expect(knownCity([near, near], 'ekb')).toBe('ekb');
  expect(knownCity([near, far], 'ekb')).toBeUndefined();
  expect(knownCity([far, far], 'ekb')).toBeUndefined();
});
