import type { CartChange } from './applyCartChange.ts';
import { concerns } from './concerns.ts';
import type { CartState, RemovedRow } from './entities.ts';

/**
 * The rows that a change took out of the cart, as they were: what an undo brings back. Empty for changes that take
 * nothing out. A row whose offer is not known cannot be brought back.
 */
export function removedRows(
  change: CartChange | null,
  before: CartState,
  after: CartState,
): Omit<RemovedRow, 'id'>[] {
  const ids = change?.type === 'delete' ? change.ids : change?.type === 'update' ? [change.id] : [];
  return before.content.flatMap((row) => {
    const offer = before.offers[row.offer];
    const gone = concerns(row, ids) && !after.content.some((other) => concerns(other, row.grouped));
    return offer && gone ? [{ offer, price: row.price, quantity: row.quantity, selected: row.selected }] : [];
  });
}
