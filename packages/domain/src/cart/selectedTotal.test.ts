import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { aRow } from '../testing/builders.ts';
import { kopecksOf } from '../testing/exact.ts';
import { selectedTotal } from './selectedTotal.ts';

test('only selected rows count, each with its price times its pieces, to the kopeck', () => {
  const rows = fc.array(
    fc.record({ price: amounts(), quantity: pieces(), selected: fc.boolean() }).map(aRow),
  );
  fc.assert(
    fc.property(rows, (content) => {
      let exact = 0n;
      for (const { price, quantity, selected } of content) {
        if (selected) exact += kopecksOf(price) * BigInt(quantity);
      }
      expect(kopecksOf(selectedTotal(content))).toBe(exact);
    }),
  );
});
