import { expect, test } from 'vitest';
import { aService } from '../testing/builders.ts';
import { nearestDelivery } from './nearestDelivery.ts';

const courier = aService({ key: 'courier', group: 'delivery', type: 'courier', date: '2026-03-05' });
const carrier = aService({ key: 'carrier', group: 'delivery', type: 'carrier', date: '2026-03-09' });
const pickup = aService({ key: 'store', group: 'delivery', type: 'pickup', date: '2026-03-02' });
const assembly = aService({ key: 'assembly', group: 'assembly', type: 'assembly', date: '2026-03-03' });

test('the first day on which something is brought counts, not when it can be fetched or is put together', () => {
  expect(nearestDelivery([carrier, pickup, courier, assembly])).toBe('2026-03-05');
});

test('a delivery that is not to be had, or whose day is agreed later, promises none', () => {
  expect(nearestDelivery([{ ...courier, excluded: true }, carrier])).toBe('2026-03-09');
  expect(nearestDelivery([{ ...courier, date: null }, carrier])).toBe('2026-03-09');
});

test('without a delivery there is no day', () => {
  expect(nearestDelivery([])).toBeNull();
  expect(nearestDelivery([pickup, assembly])).toBeNull();
});
