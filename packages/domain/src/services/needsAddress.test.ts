import { expect, test } from 'vitest';
import { aService } from '../testing/builders.ts';
import { needsAddress } from './needsAddress.ts';

const services = [
  aService({ key: 'courier', group: 'delivery', type: 'courier' }),
  aService({ key: 'from-store', group: 'delivery', type: 'pickup' }),
];

test('what is fetched from a store needs no address', () => {
  expect(needsAddress(services, [{ key: 'from-store' }])).toBe(false);
});

test('what is brought needs an address', () => {
  expect(needsAddress(services, [{ key: 'courier' }])).toBe(true);
});

test('an address is needed while no delivery is chosen', () => {
  expect(needsAddress(services, [])).toBe(true);
});
