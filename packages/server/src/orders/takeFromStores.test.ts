import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeFromStores } from './takeFromStores.ts';

const shelves = fc.uniqueArray(fc.record({ store: fc.nat(50), quantity: fc.nat(20) }), {
  selector: ({ store }) => store,
  maxLength: 6,
});
const stockOf = (rows: { store: number; quantity: number }[]) => rows.map((row) => ({ offer: 7, ...row }));
const sum = (rows: readonly { quantity: number }[]) =>
  rows.reduce((total, { quantity }) => total + quantity, 0);

test('as many pieces are taken as were asked for, and from no store more than it has', () => {
  fc.assert(
    fc.property(shelves, fc.nat(60), (rows, quantity) => {
      fc.pre(quantity <= sum(rows));
      const taken = takeFromStores(stockOf(rows), { offer: 7, quantity }, null);
      expect(sum(taken)).toBe(quantity);
      for (const { store, quantity: pieces } of taken) {
        expect(pieces).toBeLessThanOrEqual(rows.find((row) => row.store === store)?.quantity ?? 0);
        expect(pieces).toBeGreaterThan(0);
      }
    }),
  );
});

test('one piece more than all stores have is refused', () => {
  fc.assert(
    fc.property(shelves, (rows) => {
      const quantity = sum(rows) + 1;
      expect(() => takeFromStores(stockOf(rows), { offer: 7, quantity }, null)).toThrow(/не хватает/);
    }),
  );
});

test('what another offer has does not count', () => {
  expect(() =>
    takeFromStores([{ offer: 8, store: 1, quantity: 5 }], { offer: 7, quantity: 1 }, null),
  ).toThrow();
});

test('the fullest store comes first, so that few have to send something', () => {
  const stock = stockOf([
    { store: 1, quantity: 2 },
    { store: 2, quantity: 5 },
  ]);
  expect(takeFromStores(stock, { offer: 7, quantity: 4 }, null)).toEqual([
    { offer: 7, store: 2, quantity: 4 },
  ]);
});

test('the store where it is fetched gives all it has before any other gives something, the fullest next', () => {
  fc.assert(
    fc.property(shelves, fc.nat(60), fc.nat(50), (rows, quantity, fetchedAt) => {
      fc.pre(quantity <= sum(rows));
      const [here, ...others] = takeFromStores(stockOf(rows), { offer: 7, quantity }, fetchedAt);
      const there = rows.find(({ store }) => store === fetchedAt)?.quantity ?? 0;
      if (quantity > 0 && there > 0) {
        expect(here).toEqual({ offer: 7, store: fetchedAt, quantity: Math.min(there, quantity) });
      }
      const rest = rows.filter(({ store }) => store !== fetchedAt);
      const missing = quantity - Math.min(there, quantity);
      const elsewhere = there > 0 ? others : [here, ...others].filter((entry) => entry !== undefined);
      expect(elsewhere).toEqual(
        missing > 0 ? takeFromStores(stockOf(rest), { offer: 7, quantity: missing }, null) : [],
      );
    }),
  );
});
