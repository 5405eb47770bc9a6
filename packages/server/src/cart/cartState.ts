import type { CartState } from '@siren/domain/cart';
import type { Context } from '../http/context.ts';
import { cachedReference } from './cachedReference.ts';
import { EMPTY_CART, readStoredCart } from './readStoredCart.ts';
import { showCart } from './showCart.ts';

/** The visitor's full cart, what every cart call answers. Reads only: who has no cart does not get one. */
export async function cartState(context: Context): Promise<CartState> {
  const { db, session, place } = context;
  const reference = await cachedReference(context, place.region.id);
  const stored = session.cartId === null ? EMPTY_CART : await readStoredCart(db, session.cartId);
  return showCart(context, stored, reference);
}
