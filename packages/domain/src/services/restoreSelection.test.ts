import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, serviceLists, storedSelections } from '../testing/arbitraries.ts';
import { aService } from '../testing/builders.ts';
import type { SelectedService, Service } from './entities.ts';
import { repriceSelection } from './repriceSelection.ts';
import { restoreSelection } from './restoreSelection.ts';

const groupsOf = (services: Service[]) => [...new Set(services.map(({ group }) => group))];
const keysOf = (selection: SelectedService[]) => selection.map(({ key }) => key);
const chosen = (selection: SelectedService[], services: Service[], group: string) =>
  selection.filter(({ key }) => services.some((service) => service.key === key && service.group === group));

describe('restoring a selection', () => {
  const services = [
    aService({ key: 'courier', group: 'delivery', default: true }),
    aService({ key: 'pickup', group: 'delivery' }),
    aService({ key: 'lift', group: 'lift' }),
    aService({ key: 'assembly', group: 'assembly', default: true }),
  ];
  const restore = (stored: string[], declined?: string[], offered = services) =>
    keysOf(
      restoreSelection(
        offered,
        stored.map((key) => ({ key, quantity: 1, price: 0 })),
        1000,
        declined,
      ),
    );

  test('starts with the default of every group that has one', () => {
    expect(restore([])).toEqual(['courier', 'assembly']);
  });

  test('keeps what was stored instead of the default', () => {
    expect(restore(['pickup', 'lift'])).toEqual(['pickup', 'lift', 'assembly']);
  });

  test('drops a group that is no longer offered', () => {
    expect(restore(['lift'], [], services.slice(0, 2))).toEqual(['courier']);
  });

  test('falls back to the default where the stored service is excluded now', () => {
    const offered = services.map((service) => ({ ...service, excluded: service.key === 'pickup' }));
    expect(restore(['pickup'], [], offered)).toEqual(['courier', 'assembly']);
  });

  test('never selects an excluded default', () => {
    const offered = services.map((service) => ({ ...service, excluded: service.key === 'assembly' }));
    expect(restore([], [], offered)).toEqual(['courier']);
  });

  test('takes the first way of delivery where its default is not to be had', () => {
    const offered = services.map((service) => ({ ...service, excluded: service.key === 'courier' }));
    expect(restore([], [], offered)).toEqual(['pickup', 'assembly']);
  });

  test('does not bring a default back that the buyer put away', () => {
    expect(restore(['courier'], ['assembly'])).toEqual(['courier']);
  });

  test('always has a delivery, declined or not', () => {
    expect(restore([], ['delivery', 'assembly'])).toEqual(['courier']);
  });

  test('gives a default one piece', () => {
    const byPiece: Service['calculate'] = { type: 'quantity', value: 70, minValue: 0 };
    const lift = aService({ key: 'lift', group: 'lift', default: true, calculate: byPiece });
    expect(restoreSelection([lift], [], 0)).toEqual([{ key: 'lift', quantity: 1, price: 70 }]);
  });
});

test('each group ends with what was stored for it, else with its default, else without', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (services, stored, total) => {
      const selection = restoreSelection(services, stored, total);
      const kept = repriceSelection(services, stored, total);
      for (const group of groupsOf(services)) {
        const available = services.filter((service) => service.group === group && !service.excluded);
        const fallback =
          available.find((service) => service.default) ?? (group === 'delivery' ? available[0] : undefined);
        const [own] = chosen(kept, services, group);
        const expected = own?.key ?? fallback?.key;
        expect(keysOf(chosen(selection, services, group))).toEqual(expected ? [expected] : []);
      }
    }),
    { numRuns: 500 },
  );
});

test('restoring what was restored changes nothing', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (services, stored, total) => {
      const once = restoreSelection(services, stored, total);
      expect(restoreSelection(services, once, total)).toEqual(once);
    }),
  );
});

test('a restored selection comes in the order of the services, priced for the total', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (services, stored, total) => {
      const selection = restoreSelection(services, stored, total);
      expect(selection).toEqual(repriceSelection(services, selection, total));
    }),
  );
});
