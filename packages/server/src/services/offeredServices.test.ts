import { expect, test } from 'vitest';
import { offeredServices } from './offeredServices.ts';
import type { ServiceRow } from './readServices.ts';

const row: ServiceRow = {
  key: 'assembly',
  product: 7001,
  kind: 'assembly',
  isDelivery: false,
  name: 'Сборка',
  description: '',
  isDefault: false,
  priceType: 'percent',
  value: 7,
  minValue: 990,
  base: 0,
  unit: 'piece',
  leadDays: 1,
  excludedSections: [5],
  excludedCities: [9],
  freeFrom: null,
  tariffs: [],
};

const FURNITURE = [1, 2];
const LAMP = [1, 5, 6];

function offered(service: ServiceRow, goods: number[][], city = 3) {
  const dateIn = (days: number) => `in ${days}`;
  const [only] = offeredServices([service], { city: { id: city, leadDays: 3 }, goods, dateIn });
  return only!;
}

test('a service has the group, price and date of the contract', () => {
  expect(offered(row, [FURNITURE])).toEqual({
    key: 'assembly',
    product: 7001,
    group: 'assembly',
    type: 'assembly',
    name: 'Сборка',
    description: '',
    default: false,
    excluded: false,
    excludedBy: null,
    calculate: { type: 'percent', value: 7, minValue: 990, base: 0 },
    unit: 'piece',
    date: 'in 4',
  });
});

test('a way of delivery belongs to the delivery group', () => {
  expect(offered({ ...row, isDelivery: true, kind: 'van' }, []).group).toBe('delivery');
});

test('no service happens before today', () => {
  expect(offered({ ...row, leadDays: -5 }, []).date).toBe('in 0');
});

test('a date that is agreed later is not told', () => {
  expect(offered({ ...row, leadDays: null }, []).date).toBeNull();
});

test('a service is excluded in a city it is not to be had in', () => {
  expect(offered(row, [FURNITURE], 9)).toMatchObject({ excluded: true, excludedBy: 'city' });
});

test('a service is to be had as long as one of the goods is for it', () => {
  expect(offered(row, [FURNITURE, LAMP]).excluded).toBe(false);
  expect(offered(row, [LAMP])).toMatchObject({ excluded: true, excludedBy: 'goods' });
});

test('a delivery is excluded by one good that it cannot take', () => {
  expect(offered({ ...row, isDelivery: true }, [FURNITURE, LAMP]).excluded).toBe(true);
});

test('an empty cart excludes nothing', () => {
  expect(offered({ ...row, isDelivery: true }, []).excluded).toBe(false);
});
