import type { PayloadOf } from '@siren/contract/calls';
import { piecesOf } from '@siren/domain/cart';
import { askedPieces } from '@siren/domain/cart-codes';
import type { CartState } from '@siren/domain/cart';
import { foldTyped } from '@siren/domain/typed';
import type { CartCall } from './CartSurroundings.ts';

/** By what a call is known to have been made, in the cart that the server told before and in the one that it tells now. */
type Signs = {
  [Path in CartCall]?: (payload: PayloadOf<Path>, now: CartState, before: CartState) => boolean;
};

const signs: Signs = {
  // All of them or none: each good has as many more as were asked for of it. What is no offer's id nobody can tell.
  '/api/cart/add-by-codes': ({ ids }, now, before) =>
    ids
      .map(askedPieces)
      .every(({ id, quantity }) => piecesOf(now, Number(id)) >= piecesOf(before, Number(id)) + quantity),
  '/api/cart/coupon': ({ coupon }, now) => now.coupon?.code.toUpperCase() === foldTyped(coupon).toUpperCase(),
  '/api/cart/del-coupon': (_payload, now) => now.coupon === null,
  '/api/cart/set-pay-type': ({ payType }, now) => now.payType === payType,
  '/api/cart/set-service-city': ({ city }, now) => now.services.city === city,
};

/**
 * Whether a call of which nothing is shown before its answer has reached the server, though that was lost. Of what leaves
 * no sign in the cart nobody knows: it counts as not made.
 */
export function isCallMade<Path extends CartCall>(
  path: Path,
  payload: PayloadOf<Path>,
  before: CartState,
  now: CartState,
): boolean {
  return signs[path]?.(payload, now, before) ?? false;
}
