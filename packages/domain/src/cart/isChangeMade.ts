import type { CartChange } from './applyCartChange.ts';
import { concerns } from './concerns.ts';
import type { CartState } from './entities.ts';
import { piecesOf } from './piecesOf.ts';

/**
 * Whether a change whose answer was lost has reached the server all the same, by the cart that it told before and the
 * one that it tells now. Of a row that is gone nobody knows who took it out: it is not there, and that was wanted.
 */
export function isChangeMade(change: CartChange, before: CartState, now: CartState): boolean {
  switch (change.type) {
    case 'update': {
      const row = now.content.find((other) => concerns(other, [change.id]));
      return (row?.quantity ?? 0) === change.quantity;
    }
    case 'delete':
      return !now.content.some((row) => concerns(row, change.ids));
    case 'toggle':
      return now.content.every((row) => !concerns(row, change.ids) || row.selected === change.selected);
    case 'add':
      return piecesOf(now, change.offer.id) >= piecesOf(before, change.offer.id) + change.quantity;
    case 'restore':
      return change.rows.every(({ offer, quantity }) => piecesOf(now, offer.id) >= quantity);
  }
}
