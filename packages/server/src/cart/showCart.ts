import type { CartState } from '@siren/domain/cart';
import { shownOffers } from '../catalog/index.ts';
import { readCoupon } from '../coupons/index.ts';
import type { Context } from '../http/context.ts';
import { buyerOf } from './buyerOf.ts';
import { composeCart } from './composeCart.ts';
import { mayHoldExposition } from './mayHoldExposition.ts';
import type { StoredCart } from './readStoredCart.ts';
import type { RegionReference } from './regionReference.ts';

/** The state of a stored cart at today's prices, stock and coupon, as `context.db` sees them. */
export async function showCart(
  { db, session, place, now }: Pick<Context, 'db' | 'session' | 'place' | 'now'>,
  stored: StoredCart,
  reference: RegionReference,
): Promise<CartState> {
  const ids = stored.items.map(({ offer }) => offer);
  const offers = await shownOffers(db, place.region.id, ids);
  const coupon = stored.couponCode && (await readCoupon(db, stored.couponCode, buyerOf(session, stored)));
  return composeCart({
    stored,
    offers,
    coupon: coupon || null,
    reference,
    place,
    expositionAllowed: mayHoldExposition(session),
    now: now().getTime(),
  });
}
