import type { CouponBuyer } from '../coupons/index.ts';
import type { Session } from '../http/context.ts';
import type { StoredCart } from './readStoredCart.ts';

/** Who the cart is ordered for: the client that staff have found, else whoever calls. */
export function buyerOf(
  { user, digest, permissions }: Pick<Session, 'user' | 'digest' | 'permissions'>,
  { clientId }: Pick<StoredCart, 'clientId'>,
): CouponBuyer {
  const client = permissions.includes('client.resolve') ? clientId : null;
  return { userId: client ?? user?.id ?? null, digest };
}
