import { refusal } from '@siren/contract/errors';
import type { CallPath } from '@siren/contract/calls';
import type { CartState } from '@siren/domain/cart';
import type { Context, Handlers } from '../http/index.ts';
import { addOffer } from './addOffer.ts';
import type { CartPlace } from './CartPlace.ts';
import { additionalData } from './additionalData.ts';
import { attachCoupon } from './attachCoupon.ts';
import { cartState } from './cartState.ts';
import { chooseCoupon, choosePayType, chooseServiceCity } from './choices.ts';
import { findCodes } from './findCodes.ts';
import { findOffers } from './findOffers.ts';
import { mayHoldExposition } from './mayHoldExposition.ts';
import { removeItems } from './removeItems.ts';
import { restoreItems } from './restoreItems.ts';
import { selectItems } from './selectItems.ts';
import { setQuantity } from './setQuantity.ts';
import { suggestedOffers } from './suggestedOffers.ts';
import { withCart } from './withCart.ts';

type CartPath = Extract<CallPath, `/api/cart/${string}`>;

/** Where something is put into a cart. */
const placeIn = ({ place, session, limits }: Context, cartId: number): CartPlace => ({
  cartId,
  regionId: place.region.id,
  exposition: mayHoldExposition(session),
  limits: limits.cart,
});

/** Runs a change on the cart that the visitor has; 0, for nothing changed, where there is none. */
async function inCart({ session }: Context, change: (cartId: number) => Promise<number>): Promise<number> {
  return session.cartId === null ? 0 : change(session.cartId);
}

/** The state after a change of single items, which have to be there. */
async function stateAfter(context: Context, change: (cartId: number) => Promise<number>): Promise<CartState> {
  if ((await inCart(context, change)) === 0) throw refusal('cart.item_not_found');
  return cartState(context);
}

/** Calls of the cart (behaviour cart-6); but for three, each answers the full state. */
export const cartHandlers: Pick<Handlers, CartPath> = {
  '/api/cart/suggested-offers': suggestedOffers,
  '/api/cart/additional-data': additionalData,
  '/api/cart/find-codes': findCodes,

  async '/api/cart/add'(context, { id }) {
    await withCart(context, (db, cartId) =>
      addOffer(db, placeIn(context, cartId), { offer: id, quantity: 1 }),
    );
    return cartState(context);
  },

  async '/api/cart/add-by-codes'(context, { ids }) {
    const regionId = context.place.region.id;
    await withCart(context, (db, cartId) =>
      db.transaction(async (inside) => {
        for (const addition of await findOffers(inside, regionId, ids)) {
          await addOffer(inside, placeIn(context, cartId), addition);
        }
      }),
    );
    return cartState(context);
  },

  async '/api/cart/update'(context, { id, quantity }) {
    const { db } = context;
    return stateAfter(context, (cartId) =>
      quantity === 0
        ? removeItems(db, cartId, [id])
        : setQuantity(db, placeIn(context, cartId), { id, quantity }),
    );
  },

  async '/api/cart/delete'(context, { id }) {
    return stateAfter(context, (cartId) => removeItems(context.db, cartId, [id]));
  },

  async '/api/cart/delete-multi'(context, { ids }) {
    await inCart(context, (cartId) => removeItems(context.db, cartId, ids));
    return cartState(context);
  },

  async '/api/cart/restore'(context, { rows }) {
    await withCart(context, (db, cartId) => restoreItems(db, { cartId, limits: context.limits.cart }, rows));
    return cartState(context);
  },

  async '/api/cart/toggle'(context, change) {
    return stateAfter(context, (cartId) => selectItems(context.db, cartId, change));
  },

  async '/api/cart/set-service-city'(context, { city }) {
    const regionId = context.place.region.id;
    await withCart(context, (db, cartId) => chooseServiceCity(db, { cartId, regionId }, city));
    return cartState(context);
  },

  async '/api/cart/set-pay-type'(context, { payType }) {
    const { online, place } = context;
    const regionId = place.region.id;
    await withCart(context, (db, cartId) => choosePayType({ db, online }, { cartId, regionId }, payType));
    return cartState(context);
  },

  async '/api/cart/coupon'(context, { coupon }) {
    await attachCoupon(context, coupon);
    return cartState(context);
  },

  async '/api/cart/del-coupon'(context) {
    const { cartId } = context.session;
    if (cartId !== null) await chooseCoupon(context.db, cartId, null);
    return cartState(context);
  },
};
