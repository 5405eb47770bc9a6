import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takePieces } from './takePieces.ts';

const shelves = fc.uniqueArray(fc.record({ store: fc.nat(50), quantity: fc.nat(20) }), {
  selector: ({ store }) => store,
  maxLength: 6,
});
const stockOf = (rows: { store: number; quantity: number }[]) =>
  rows.map((row) => ({ offer: 7, franchise: false, ...row }));
const sum = (rows: readonly { quantity: number }[]) =>
  rows.reduce((total, { quantity }) => total + quantity, 0);

test('as many pieces are taken as were asked for, and from no store more than it has', () => {
  fc.assert(
    fc.property(shelves, fc.nat(60), (rows, quantity) => {
      fc.pre(quantity <= sum(rows));
      const { taken, missing } = takePieces(stockOf(rows), { offer: 7, quantity }, null);
      expect(missing).toBe(0);
      expect(sum(taken)).toBe(quantity);
      for (const { store, quantity: pieces } of taken) {
        expect(pieces).toBeLessThanOrEqual(rows.find((row) => row.store === store)?.quantity ?? 0);
        expect(pieces).toBeGreaterThan(0);
      }
    }),
  );
});

test('what all stores together do not have is missing', () => {
  fc.assert(
    fc.property(shelves, fc.integer({ min: 1, max: 9 }), (rows, more) => {
      const { taken, missing } = takePieces(stockOf(rows), { offer: 7, quantity: sum(rows) + more }, null);
      expect(missing).toBe(more);
      expect(sum(taken)).toBe(sum(rows));
    }),
  );
});

test('what another offer has does not count', () => {
  const other = { offer: 8, store: 1, quantity: 5, franchise: false };
  expect(takePieces([other], { offer: 7, quantity: 1 }, null)).toEqual({ taken: [], missing: 1 });
});

test('the fullest store comes first, so that few have to send something', () => {
  const stock = stockOf([
    { store: 1, quantity: 2 },
    { store: 2, quantity: 5 },
  ]);
  expect(takePieces(stock, { offer: 7, quantity: 4 }, null).taken).toEqual([
    { offer: 7, store: 2, quantity: 4, franchise: false },
  ]);
});

test('the store where it is fetched gives all it has before any other gives something, the fullest next', () => {
  fc.assert(
    fc.property(shelves, fc.nat(60), fc.nat(50), (rows, quantity, fetchedAt) => {
      fc.pre(quantity <= sum(rows));
      const [here, ...others] = takePieces(stockOf(rows), { offer: 7, quantity }, fetchedAt).taken;
      const there = rows.find(({ store }) => store === fetchedAt)?.quantity ?? 0;
      if (quantity > 0 && there > 0) {
        expect(here).toMatchObject({ offer: 7, store: fetchedAt, quantity: Math.min(there, quantity) });
      }
      const rest = rows.filter(({ store }) => store !== fetchedAt);
      const missing = quantity - Math.min(there, quantity);
      const elsewhere = there > 0 ? others : [here, ...others].filter((entry) => entry !== undefined);
      expect(elsewhere).toEqual(
        missing > 0 ? takePieces(stockOf(rest), { offer: 7, quantity: missing }, null).taken : [],
      );
    }),
  );
});

test('a partner sends nothing to another store, and its own goods are fetched there and brought to an address', () => {
  const stock = [{ offer: 7, store: 1, quantity: 3, franchise: true }];
  const wanted = { offer: 7, quantity: 2 };
  expect(takePieces(stock, wanted, 2)).toEqual({ taken: [], missing: 2 });
  expect(takePieces(stock, wanted, 1).missing).toBe(0);
  expect(takePieces(stock, wanted, null).missing).toBe(0);
});
