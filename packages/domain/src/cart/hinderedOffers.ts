import type { OrderCondition } from './OrderCondition.ts';
import type { CartItem, CartState, OfferProblem } from './entities.ts';
import type { OfferSupply } from './maxQuantity.ts';
import { offerProblem } from './offerProblem.ts';

/** What the rule needs to know of a row. */
export type WantedRow = Pick<CartItem, 'offer' | 'quantity' | 'selected'>;

/** What the rule needs to know of a cart. */
export interface WantedRows<Row extends WantedRow> extends Pick<CartState, 'limits'> {
  content: readonly Row[];
  offers: Readonly<Record<number, OfferSupply>>;
}

/**
 * Offers that cannot be ordered in the pieces that are selected of them, and why. Rows of one offer at several prices
 * draw on the same stock.
 */
export function hinderedOffers(
  { content, offers, limits }: WantedRows<WantedRow>,
  condition: OrderCondition = 'usual',
): Map<number, OfferProblem> {
  const wanted = new Map<number, number>();
  for (const { offer, quantity, selected } of content) {
    if (selected) wanted.set(offer, quantity + (wanted.get(offer) ?? 0));
  }
  const hindered = new Map<number, OfferProblem>();
  for (const [offer, pieces] of wanted) {
    const known = offers[offer];
    const problem = known ? offerProblem(known, pieces, condition, limits.pieces) : 'item_unavailable';
    if (problem) hindered.set(offer, problem);
  }
  return hindered;
}
