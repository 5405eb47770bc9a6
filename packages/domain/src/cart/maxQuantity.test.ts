import { expect, test } from 'vitest';
import { anOffer } from '../testing/builders.ts';
import { maxQuantity } from './maxQuantity.ts';

test('as many can be ordered as are in stock', () => {
  expect(maxQuantity(anOffer({ stock: { status: 'few', quantity: 2 } }))).toBe(2);
});

test('goods for exposition only cannot be ordered', () => {
  expect(maxQuantity(anOffer({ exposition: true }))).toBe(0);
});

test('goods that are out of stock cannot be ordered, whatever number comes with that', () => {
  expect(maxQuantity(anOffer({ stock: { status: 'out_of_stock', quantity: 5 } }))).toBe(0);
  expect(maxQuantity(anOffer({ stock: { status: 'in_stock', quantity: -1 } }))).toBe(0);
});
