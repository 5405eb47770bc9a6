import { refusal } from '@siren/contract/errors';
import { readCoupon } from '../coupons/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { chooseCoupon } from './choices.ts';
import { withCart } from './withCart.ts';

/**
 * Applies a coupon by its code in any case; it stays applied and says why where it takes nothing off yet.
 *
 * @throws ApiError coupon_not_found, attempts_exhausted after too many wrong codes
 */
export async function attachCoupon(context: Context, code: string): Promise<void> {
  const { db } = context;
  const coupon = await limitGuesses(context, { scope: 'coupon' }, () => readCoupon(db, code));
  if (!coupon) throw refusal('cart.coupon_not_found');
  await withCart(context, (inside, cartId) => chooseCoupon(inside, cartId, coupon.code));
}
