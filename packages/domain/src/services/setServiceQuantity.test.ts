import { expect, test } from 'vitest';
import { aService } from '../testing/builders.ts';
import { setServiceQuantity } from './setServiceQuantity.ts';

const services = [
  aService({ key: 'courier', group: 'delivery' }),
  aService({ key: 'lift', group: 'lift', calculate: { type: 'quantity', value: 90, minValue: 0 } }),
];
const courier = { key: 'courier', quantity: 1, price: 500 };
const lift = { key: 'lift', quantity: 1, price: 90 };

test('a new quantity brings a new price and leaves the others alone', () => {
  expect(setServiceQuantity(services, [courier, lift], 'lift', 3, 0)).toEqual([
    courier,
    { key: 'lift', quantity: 3, price: 270 },
  ]);
});

test('a quantity does not fall below one', () => {
  expect(setServiceQuantity(services, [lift], 'lift', 0, 0)).toEqual([lift]);
});

test('a service without quantity stays at one', () => {
  expect(setServiceQuantity(services, [courier], 'courier', 5, 0)).toEqual([courier]);
});

test('a service that is not selected is not selected by its quantity', () => {
  expect(setServiceQuantity(services, [courier], 'lift', 2, 0)).toEqual([courier]);
});
