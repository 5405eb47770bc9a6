import { piecesOf } from '../cart/index.ts';
import type { CartChange, CartOffer, CartState } from '../cart/index.ts';
import type { MetricEvent } from './entities.ts';

/** Offers that a change means: those of a change that is not known row by row are all there are. */
function offersOf(cart: CartState, after: CartState, change: CartChange | null): number[] {
  if (!change) return [...cart.content, ...after.content].map(({ offer }) => offer);
  if (change.type === 'toggle') return [];
  if (change.type === 'add') return [change.offer.id];
  if (change.type === 'restore') return change.rows.map(({ offer }) => offer.id);
  const ids = change.type === 'update' ? [change.id] : change.ids;
  return cart.content
    .filter((row) => ids.includes(row.id) || row.grouped.some((id) => ids.includes(id)))
    .map(({ offer }) => offer);
}

const goodOf = (offer: CartOffer, quantity: number) => ({
  id: offer.id,
  name: offer.name,
  price: offer.price,
  ...(offer.options && { variant: offer.options }),
  quantity,
});

/**
 * What a change, once it is saved, put into the cart or took out of it: as many pieces as the server's cart says, of
 * those offers alone that were changed, so that another tab's changes are not counted here too. null is a change of the
 * cart as a whole: a list of codes, an order repeated.
 */
export function cartEvents(before: CartState, after: CartState, change: CartChange | null): MetricEvent[] {
  return [...new Set(offersOf(before, after, change))].flatMap((id): MetricEvent[] => {
    const offer = after.offers[id] ?? before.offers[id];
    const pieces = piecesOf(after, id) - piecesOf(before, id);
    if (!offer || pieces === 0) return [];
    return [{ type: pieces > 0 ? 'add' : 'remove', good: goodOf(offer, Math.abs(pieces)) }];
  });
}
