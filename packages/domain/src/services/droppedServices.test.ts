import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceLists, storedSelections } from '../testing/arbitraries.ts';
import { aService } from '../testing/builders.ts';
import { droppedServices } from './droppedServices.ts';
import { restoreSelection } from './restoreSelection.ts';

test('what is excluded or not offered any more is dropped, each once', () => {
  const services = [
    aService({ key: 'courier', group: 'delivery' }),
    aService({ key: 'lift', group: 'lift', excluded: true }),
  ];
  const stored = ['courier', 'lift', 'gone', 'gone'].map((key) => ({ key }));
  expect(droppedServices(services, stored)).toEqual(['lift', 'gone']);
});

test('nothing that is dropped is restored', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, (services, stored) => {
      const kept = restoreSelection(services, stored, 100).map(({ key }) => key);
      expect(droppedServices(services, stored).filter((key) => kept.includes(key))).toEqual([]);
    }),
  );
});
