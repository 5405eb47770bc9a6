import type { OrderQuote } from '../checkout/index.ts';
import type { Totals } from '../orders/index.ts';
import type { SelectedService } from '../services/index.ts';
import type { CartState } from './entities.ts';
import { orderedRows } from './orderedRows.ts';
import { fullPrice } from './fullPrice.ts';

/** What would be ordered of a cart as it stands: its selected rows, the services and their `totals`. */
export function cartQuote(
  cart: CartState,
  selection: readonly SelectedService[],
  totals: Totals,
): OrderQuote {
  const lines = orderedRows(cart).map((row) => ({
    offer: row.offer,
    quantity: row.quantity,
    price: fullPrice(cart, row),
  }));
  return { lines, services: selection, totals };
}
