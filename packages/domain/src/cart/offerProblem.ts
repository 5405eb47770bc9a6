import type { OrderCondition } from './OrderCondition.ts';
import type { OfferProblem } from './entities.ts';
import { maxQuantity } from './maxQuantity.ts';
import type { OfferSupply } from './maxQuantity.ts';

/** Why so many pieces of an offer cannot be ordered; null where they can. */
export function offerProblem(
  offer: OfferSupply,
  quantity: number,
  condition: OrderCondition = 'usual',
  most?: number,
): OfferProblem | null {
  if (offer.exposition && condition !== 'exposition') return 'exposition_only';
  const max = maxQuantity(offer, condition, most);
  if (max === 0) return 'item_unavailable';
  return quantity > max ? 'above_stock' : null;
}
