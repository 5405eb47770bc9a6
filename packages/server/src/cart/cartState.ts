import type { CartState } from '@siren/domain/cart';
import type { Context } from '../http/context.ts';
import { UnavailableError } from '../db/index.ts';
import { cachedReference } from './cachedReference.ts';
import { EMPTY_CART, readStoredCart } from './readStoredCart.ts';
import { showCart } from './showCart.ts';

/** The visitor's full cart, what every cart call answers. Reads only: who has no cart does not get one. */
export async function cartState(context: Context): Promise<CartState> {
  const { db, session, place } = context;
  const reference = await cachedReference(context, place.region.id);
  if (session.cartId !== null) return showCart(context, await readStoredCart(db, session.cartId), reference);
  return showCart(context, EMPTY_CART, reference).catch((error: unknown) => {
    if (!(error instanceof UnavailableError)) throw error;
    // Whether a coupon can still be used is not known: none is offered.
    return showCart(context, EMPTY_CART, { ...reference, suggested: [] });
  });
}
