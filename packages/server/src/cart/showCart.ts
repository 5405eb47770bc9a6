import type { CartState } from '@siren/domain/cart';
import { shownOffers } from '../catalog/index.ts';
import { readCoupon, withUses } from '../coupons/index.ts';
import type { CouponBuyer } from '../coupons/index.ts';
import type { Context } from '../http/context.ts';
import { buyerOf } from './buyerOf.ts';
import { composeCart } from './composeCart.ts';
import { mayHoldExposition } from './mayHoldExposition.ts';
import type { StoredCart } from './readStoredCart.ts';
import type { RegionReference } from './regionReference.ts';

/**
 * The state of a stored cart at today's prices, stock and coupon, as `context.db` sees them.
 *
 * @param buyer of whom an order may know more than the cart does
 */
export async function showCart(
  { db, session, place, now, limits }: Pick<Context, 'db' | 'session' | 'place' | 'now' | 'limits'>,
  stored: StoredCart,
  reference: RegionReference,
  buyer: CouponBuyer = buyerOf(session, stored),
): Promise<CartState> {
  const ids = stored.items.map(({ offer }) => offer);
  const offers = await shownOffers(db, place.region.id, ids);
  const chosen = stored.couponCode === null ? null : await readCoupon(db, stored.couponCode);
  const asked = chosen ? [chosen] : [];
  const coupons = await withUses(db, [...asked, ...reference.suggested], buyer);
  return composeCart({
    stored,
    offers,
    coupon: (chosen && coupons[0]) ?? null,
    reference: { ...reference, suggested: coupons.slice(asked.length) },
    place,
    expositionAllowed: mayHoldExposition(session),
    limits: limits.cart,
    now: now().getTime(),
  });
}
