import { can } from '@siren/domain/account';
import type { CouponBuyer } from '../coupons/index.ts';
import type { Session } from '../http/context.ts';
import type { StoredCart } from './readStoredCart.ts';

/**
 * Who the cart is ordered for: the client that staff have turned to, who has no account where they are new, else
 * whoever calls.
 */
export function buyerOf(
  { user, digest, permissions }: Pick<Session, 'user' | 'digest' | 'permissions'>,
  { clientId, clientPhone }: Pick<StoredCart, 'clientId' | 'clientPhone'>,
): CouponBuyer {
  const forClient = (clientId !== null || clientPhone !== null) && can(permissions, 'client.resolve');
  if (!forClient) return { userId: user?.id ?? null, digest, phones: [] };
  return { userId: clientId, digest: null, phones: clientPhone === null ? [] : [clientPhone] };
}
