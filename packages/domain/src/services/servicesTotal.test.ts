import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedSelections } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { servicesTotal } from './servicesTotal.ts';

test('services cost the sum of their prices, whatever their quantities', () => {
  fc.assert(
    fc.property(storedSelections, (selection) => {
      const exact = selection.reduce((sum, { price }) => sum + kopecksOf(price), 0n);
      expect(kopecksOf(servicesTotal(selection))).toBe(exact);
    }),
  );
});
