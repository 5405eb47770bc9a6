import type { CartItem, CartState } from './entities.ts';
import { selectableRows } from './selectableRows.ts';

/** Rows that the sum is of: those that are selected and can be bought. A selected row that is gone costs nothing. */
export const orderedRows = (cart: CartState): CartItem[] =>
  selectableRows(cart).filter(({ selected }) => selected);
