import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, serviceLists, storedSelections } from '../testing/arbitraries.ts';
import { aService } from '../testing/builders.ts';
import { repriceSelection } from './repriceSelection.ts';
import { selectService } from './selectService.ts';

test('of each group the first named service that is to be had stays, at the present price', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (services, stored, total) => {
      const expected = services.flatMap((service) => {
        if (service.excluded) return [];
        const rivals = stored.filter(({ key }) =>
          services.some((other) => other.key === key && !other.excluded && other.group === service.group),
        );
        const [first] = rivals;
        return first?.key === service.key ? [selectService(service, first.quantity, total)] : [];
      });
      expect(repriceSelection(services, stored, total)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a selection of a service that is no longer offered or is excluded is dropped', () => {
  const services = [
    aService({ key: 'lift', group: 'lift', excluded: true }),
    aService({ key: 'courier', group: 'delivery' }),
  ];
  const stored = ['lift', 'gone', 'courier'].map((key) => ({ key, quantity: 1, price: 1 }));
  expect(repriceSelection(services, stored, 0)).toEqual([{ key: 'courier', quantity: 1, price: 500 }]);
});

test('pricing once more changes nothing', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (services, stored, total) => {
      const once = repriceSelection(services, stored, total);
      expect(repriceSelection(services, once, total)).toEqual(once);
    }),
  );
});
