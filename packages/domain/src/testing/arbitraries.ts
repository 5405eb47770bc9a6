import fc from 'fast-check';
import { servicePriceTypes, serviceUnits } from '../services/index.ts';
import type { SelectedService, Service, ServiceCalculation } from '../services/index.ts';

/** Amounts in roubles with at most two decimals, small ones and round ones often. */
export const amounts = (max = 1_000_000): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: max * 100 }).map((kopecks) => kopecks / 100),
    fc.integer({ min: 0, max: 300 }).map((kopecks) => kopecks / 100),
    fc.integer({ min: 0, max }),
  );

/** Percents with at most two decimals. */
export const percents = (max = 100): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: max * 100 }).map((units) => units / 100),
    fc.integer({ min: 0, max }),
  );

export const pieces = (max = 60): fc.Arbitrary<number> => fc.integer({ min: 1, max });

export const calculations: fc.Arbitrary<ServiceCalculation> = fc.record(
  {
    type: fc.constantFrom(...servicePriceTypes),
    value: amounts(200),
    minValue: amounts(500),
    base: amounts(500),
  },
  { requiredKeys: ['type', 'value', 'minValue'] },
);

const GROUPS = ['delivery', 'lift', 'assembly', 'removal'];

/** Services with keys of their own, in a handful of groups. */
export const serviceLists: fc.Arbitrary<Service[]> = fc
  .array(
    fc.record({
      group: fc.constantFrom(...GROUPS),
      default: fc.boolean(),
      excluded: fc.boolean(),
      calculate: calculations,
      unit: fc.constantFrom(...serviceUnits),
    }),
    { maxLength: 9 },
  )
  .map((list) =>
    list.map((part, at) => ({
      ...part,
      excludedBy: part.excluded ? ('city' as const) : null,
      key: `s${at}`,
      product: 1000 + at,
      type: part.group,
      name: `Услуга ${at}`,
      description: '',
      date: null,
    })),
  );

/** A selection as storage or a stranger may hand it over: unknown keys, doubled groups, wild quantities. */
export const storedSelections: fc.Arbitrary<SelectedService[]> = fc.array(
  fc.record({
    key: fc.integer({ min: 0, max: 11 }).map((at) => `s${at}`),
    quantity: fc.integer({ min: -2, max: 9 }),
    price: amounts(1000),
  }),
  { maxLength: 6 },
);
