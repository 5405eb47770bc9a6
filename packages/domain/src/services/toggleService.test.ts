import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, serviceLists, storedSelections } from '../testing/arbitraries.ts';
import { aService } from '../testing/builders.ts';
import { repriceSelection } from './repriceSelection.ts';
import { restoreSelection } from './restoreSelection.ts';
import { selectService } from './selectService.ts';
import { toggleService } from './toggleService.ts';

describe('a click on a service', () => {
  const services = [
    aService({ key: 'courier', group: 'delivery' }),
    aService({ key: 'pickup', group: 'delivery' }),
    aService({ key: 'lift', group: 'lift', calculate: { type: 'quantity', value: 90, minValue: 0 } }),
    aService({ key: 'removal', group: 'removal', excluded: true }),
  ];
  const courier = { key: 'courier', quantity: 1, price: 500 };

  test('selects it, with a quantity of one', () => {
    expect(toggleService(services, [courier], 'lift', 0)).toEqual([
      courier,
      { key: 'lift', quantity: 1, price: 90 },
    ]);
  });

  test('deselects it where it was selected', () => {
    const lift = { key: 'lift', quantity: 4, price: 360 };
    expect(toggleService(services, [courier, lift], 'lift', 0)).toEqual([courier]);
  });

  test('takes the group over from another', () => {
    expect(toggleService(services, [courier], 'pickup', 0)).toEqual([{ ...courier, key: 'pickup' }]);
  });

  test('leaves a selected delivery selected', () => {
    expect(toggleService(services, [courier], 'courier', 0)).toEqual([courier]);
  });

  test('does nothing to a service that is excluded or unknown', () => {
    expect(toggleService(services, [courier], 'removal', 0)).toEqual([courier]);
    expect(toggleService(services, [courier], 'gone', 0)).toEqual([courier]);
  });
});

test('only the group of the clicked service changes', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), fc.nat(), (services, stored, total, at) => {
      const service = services[at % Math.max(1, services.length)];
      fc.pre(service !== undefined);
      const before = repriceSelection(services, stored, total);
      const wasSelected = before.some(({ key }) => key === service.key);
      const others = before.filter(
        ({ key }) => !services.some((other) => other.key === key && other.group === service.group),
      );
      const own = service.excluded
        ? before.filter((selected) => !others.includes(selected))
        : wasSelected && service.group === 'delivery'
          ? before.filter(({ key }) => key === service.key)
          : wasSelected
            ? []
            : [selectService(service, 1, total)];
      const after = toggleService(services, before, service.key, total);
      expect(after).toHaveLength(others.length + own.length);
      expect(after).toEqual(expect.arrayContaining([...others, ...own]));
    }),
    { numRuns: 500 },
  );
});

test('no row of clicks ever leaves a cart without delivery while there is one to be had', () => {
  fc.assert(
    fc.property(
      serviceLists,
      fc.array(fc.nat({ max: 9 }), { maxLength: 12 }),
      amounts(),
      (services, clicks, total) => {
        const start = restoreSelection(services, [], total);
        const end = clicks.reduce(
          (selection, at) => toggleService(services, selection, `s${at}`, total),
          start,
        );
        const deliveries = services.filter(({ group, excluded }) => group === 'delivery' && !excluded);
        const selected = end.filter(({ key }) => deliveries.some((service) => service.key === key));
        expect(selected).toHaveLength(deliveries.length > 0 ? 1 : 0);
      },
    ),
  );
});
