import { expect, test } from 'vitest';
import { aService } from '../testing/builders.ts';
import { selectService } from './selectService.ts';

const lift = aService({
  key: 'lift',
  group: 'lift',
  calculate: { type: 'quantity', value: 90.5, minValue: 0 },
});

test('a selected service keeps its key, its quantity and the price for all of it', () => {
  expect(selectService(lift, 3, 0)).toEqual({ key: 'lift', quantity: 3, price: 272 });
});

test('a quantity below one becomes one', () => {
  expect(selectService(lift, 0, 0)).toEqual({ key: 'lift', quantity: 1, price: 91 });
});

test('a percent is taken of the total', () => {
  const service = aService({ key: 'a', group: 'a', calculate: { type: 'percent', value: 10, minValue: 0 } });
  expect(selectService(service, 1, 500).price).toBe(50);
});
