import { moneyStates, orderStatusCodes } from '@siren/domain/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLink, meantAddress } from '../kit/index.ts';
import { filtersOf, orderRule } from './resources.ts';

const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });

test('a link to orders that are narrowed is read as the filters that it was made of', () => {
  const filters = fc.record(
    {
      status: some(orderStatusCodes),
      money: some(moneyStates),
      store: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 4 }),
      source: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 4 }),
      from: day,
      to: day,
      dateFrom: day,
      dateTo: day,
      kept: day,
      mine: fc.constant(true as const),
      refund: fc.constant(true as const),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(filters, (wanted) => {
      const [path, query] = listLink('orders', wanted).split('?');
      expect(path).toBe('/orders');
      const { filters: chosen } = meantAddress(new URLSearchParams(query), orderRule);
      expect(filtersOf(chosen)).toEqual(wanted);
    }),
  );
});
