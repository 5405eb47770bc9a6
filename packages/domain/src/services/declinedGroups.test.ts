import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, serviceLists, storedSelections } from '../testing/arbitraries.ts';
import { aService } from '../testing/builders.ts';
import { declinedGroups } from './declinedGroups.ts';
import { repriceSelection } from './repriceSelection.ts';
import { restoreSelection } from './restoreSelection.ts';

const services = [
  aService({ key: 'courier', group: 'delivery', default: true }),
  aService({ key: 'assembly', group: 'assembly', default: true }),
  aService({ key: 'assembly-2', group: 'assembly', default: true }),
  aService({ key: 'lift', group: 'lift' }),
  aService({ key: 'removal', group: 'removal', default: true, excluded: true }),
];

test('a group is declined that has a default to be had and no selection; delivery never is', () => {
  expect(declinedGroups(services, [])).toEqual(['assembly']);
});

test('a group is not declined where another service of it is selected', () => {
  expect(declinedGroups(services, [{ key: 'assembly-2', quantity: 1, price: 0 }])).toEqual([]);
});

test('a selection that is stored with its declined groups comes back as it was, and with a delivery', () => {
  fc.assert(
    fc.property(serviceLists, storedSelections, amounts(), (list, stored, total) => {
      const selection = repriceSelection(list, stored, total);
      const restored = restoreSelection(list, selection, total, declinedGroups(list, selection));
      const delivers = (key: string) =>
        list.some((service) => service.key === key && service.group === 'delivery');
      expect(restored.filter(({ key }) => !delivers(key))).toEqual(
        selection.filter(({ key }) => !delivers(key)),
      );
    }),
  );
});
