import type { OrderCondition } from './OrderCondition.ts';
import { hinderedOffers } from './hinderedOffers.ts';
import type { WantedRow, WantedRows } from './hinderedOffers.ts';

/** Rows that an order is made of, and every sum: those that are selected and can be bought as they stand. */
export function orderedRows<Row extends WantedRow>(
  cart: WantedRows<Row>,
  condition: OrderCondition = 'usual',
): Row[] {
  const hindered = hinderedOffers(cart, condition);
  return cart.content.filter(({ offer, selected }) => selected && !hindered.has(offer));
}
