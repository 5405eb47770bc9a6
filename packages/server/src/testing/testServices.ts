import type { SeedService } from '../db/seed/index.ts';

const service = (
  fields: Pick<SeedService, 'key' | 'kind' | 'priceType' | 'value'> & Partial<SeedService>,
): SeedService => ({
  isDelivery: false,
  isDefault: false,
  name: `Услуга ${fields.key}`,
  description: '',
  minValue: 0,
  base: 0,
  unit: 'piece',
  leadDays: null,
  excludedCities: [],
  excludedSections: [],
  ...fields,
});

/** One service of every price type. */
export const testServices: readonly SeedService[] = [
  service({
    key: 'courier',
    kind: 'courier',
    isDelivery: true,
    isDefault: true,
    priceType: 'static',
    value: 990,
    leadDays: 0,
  }),
  service({
    key: 'pickup',
    kind: 'pickup',
    isDelivery: true,
    priceType: 'static',
    value: 0,
    leadDays: -1,
    excludedCities: ['tagil'],
  }),
  service({ key: 'lift', kind: 'lift', priceType: 'static_quantity', value: 150, base: 300, minValue: 500 }),
  service({
    key: 'assembly',
    kind: 'assembly',
    priceType: 'percent',
    value: 7,
    minValue: 900,
    excludedSections: ['lighting'],
  }),
  service({ key: 'packing', kind: 'packing', priceType: 'quantity', value: 200 }),
  service({ key: 'insurance', kind: 'insurance', priceType: 'static_percent', value: 1, base: 100 }),
  service({ key: 'disposal', kind: 'disposal', priceType: 'percent_quantity', value: 0.5, minValue: 400 }),
];
