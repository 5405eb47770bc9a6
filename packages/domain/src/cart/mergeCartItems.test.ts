import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCartItems } from './mergeCartItems.ts';
import type { CartItemSource } from './mergeCartItems.ts';

const items: fc.Arbitrary<CartItemSource[]> = fc
  .array(
    fc.record({
      offer: fc.integer({ min: 1, max: 4 }),
      price: fc.constantFrom(0.1, 99.99, 100, 1490),
      quantity: fc.integer({ min: 1, max: 5 }),
      selected: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((list) => list.map((item, at) => ({ ...item, id: 100 - at })));

const pair = ({ offer, price }: CartItemSource) => `${offer} at ${price}`;

test('items of one offer at one price are one row, with everything that the items held', () => {
  fc.assert(
    fc.property(items, (list) => {
      const rows = mergeCartItems(list);
      expect(rows).toHaveLength(new Set(list.map(pair)).size);
      for (const row of rows) {
        const own = list.filter((item) => pair(item) === pair(row));
        expect(row.quantity).toBe(own.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(row.id).toBe(own[0]?.id);
        expect(row.grouped).toEqual(own.map(({ id }) => id));
        expect(row.selected).toBe(own.some(({ selected }) => selected));
        expect(row.key).toBe(`${row.offer}:${row.price}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('rows are sorted by offer, then by quantity', () => {
  fc.assert(
    fc.property(items, (list) => {
      const rows = mergeCartItems(list);
      rows.slice(1).forEach((row, at) => {
        const before = rows[at];
        expect(before && (before.offer < row.offer || before.quantity <= row.quantity)).toBe(true);
        expect(before && before.offer <= row.offer).toBe(true);
      });
    }),
  );
});

test('merging rows once more changes nothing', () => {
  fc.assert(
    fc.property(items, (list) => {
      const rows = mergeCartItems(list);
      expect(mergeCartItems(rows)).toEqual(rows);
    }),
  );
});

test('one offer at two prices stays two rows, the smaller first', () => {
  const rows = mergeCartItems([
    { id: 1, offer: 7, price: 100, quantity: 3, selected: true },
    { id: 2, offer: 7, price: 90, quantity: 1, selected: true },
  ]);
  expect(rows.map(({ key }) => key)).toEqual(['7:90', '7:100']);
});

test('the items handed in are left as they are', () => {
  const list = mergeCartItems([{ id: 1, offer: 7, price: 100, quantity: 3, selected: true }]);
  const [row] = mergeCartItems([...list, { id: 2, offer: 7, price: 100, quantity: 1, selected: false }]);
  expect(row?.grouped).toEqual([1, 2]);
  expect(list[0]?.grouped).toEqual([1]);
});
