import { refusal } from '@siren/contract/errors';
import { maxQuantity } from '@siren/domain/cart';
import type { OfferSupply } from '@siren/domain/cart';
import type { CartPlace } from './CartPlace.ts';

/** How many pieces of an offer a row of the cart may be raised to. */
export const mostOf = (supply: OfferSupply, { exposition, limits }: CartPlace): number =>
  maxQuantity(supply, exposition ? 'exposition' : 'usual', limits.pieces);

/** Why a row may not be raised to `wanted` pieces, which is more than the most of them. */
export function tooMany({ exposition, stock }: OfferSupply, place: CartPlace, wanted: number): Error {
  if (exposition && !place.exposition) return refusal('cart.exposition_only');
  return refusal(wanted <= stock.quantity ? 'cart.full' : 'cart.item_unavailable');
}
