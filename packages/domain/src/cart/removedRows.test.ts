import { expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { applyCartChange } from './applyCartChange.ts';
import type { CartChange } from './applyCartChange.ts';
import type { CartState } from './entities.ts';
import { removedRows } from './removedRows.ts';

const { offers, ...rest } = aCart([
  aRow({ id: 1, offer: 10, quantity: 3, selected: false }),
  aRow({ id: 2, offer: 20 }),
  aRow({ id: 3, offer: 30 }),
]);
const known = [10, 20].map((id) => [id, offers[id] ?? anOffer({ id })]);
const cart: CartState = { ...rest, offers: Object.fromEntries(known) };
const removedBy = (change: CartChange) =>
  removedRows(change, cart, applyCartChange(cart, change)).map(({ offer, quantity, selected }) => [
    offer.id,
    quantity,
    selected,
  ]);

test.each<[string, CartChange, unknown[]]>([
  ['removing it', { type: 'delete', ids: [1] }, [[10, 3, false]]],
  ['lowering it to nothing', { type: 'update', id: 1, quantity: 0 }, [[10, 3, false]]],
  ['lowering it', { type: 'update', id: 1, quantity: 2 }, []],
  ['selecting it', { type: 'toggle', ids: [1], selected: true }, []],
  ['adding another', { type: 'add', id: -1, offer: anOffer({ id: 40 }), quantity: 1 }, []],
])('%s takes out what it takes out, as it was', (_, change, rows) => {
  expect(removedBy(change)).toEqual(rows);
});

test('several rows are taken out together; what nobody knows any more cannot come back', () => {
  expect(removedBy({ type: 'delete', ids: [1, 2, 3] }).map(([offer]) => offer)).toEqual([10, 20]);
});

test('what another tab took out meanwhile is not taken out by this change', () => {
  const change: CartChange = { type: 'delete', ids: [2] };
  expect(removedRows(change, cart, aCart([]))).toHaveLength(1);
  expect(removedRows(null, cart, aCart([]))).toEqual([]);
});

test('of a row that is still there nothing was taken out', () => {
  expect(removedRows({ type: 'delete', ids: [2] }, cart, cart)).toEqual([]);
});
