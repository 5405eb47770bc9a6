import { expect, test } from 'vitest';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { selectableRows } from './selectableRows.ts';

test('rows of goods that cannot be had are not selected with all others; those above stock are', () => {
  const offers = [
    anOffer({ id: 1, stock: { status: 'few', quantity: 1 } }),
    anOffer({ id: 2, stock: { status: 'out_of_stock', quantity: 0 } }),
    anOffer({ id: 3, exposition: true }),
  ];
  const rows = [1, 2, 3].map((id) => aRow({ id, offer: id, quantity: 5 }));
  expect(selectableRows(aCart(rows, offers)).map(({ id }) => id)).toEqual([1]);
  const staff = aCart(rows, offers, { expositionAllowed: true });
  expect(selectableRows(staff).map(({ id }) => id)).toEqual([1, 3]);
  expect(selectableRows(aCart([aRow()], [], { offers: {} }))).toEqual([]);
});
