import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import { normalizePhone } from '@siren/domain/checkout';
import type { StoredCart } from '../cart/index.ts';
import type { Session } from '../http/index.ts';
import type { OrderRequest } from './orderRequest.ts';

/**
 * The cart with whom it is ordered for, as staff saw it when they ordered: another client by now (found in another tab,
 * or by a lookup that came late) is refused, never charged. A client of whom the lookup told nothing is ordered for by
 * hand: the order belongs to no account, the staff's own least of all.
 *
 * @throws ApiError client_invalid, also from who may not order for others (any more); not_authorized for what only staff
 * add
 */
export function orderedFor(
  { permissions }: Pick<Session, 'permissions'>,
  cart: StoredCart,
  { client, additional, customer }: Pick<OrderRequest, 'client' | 'additional' | 'customer'>,
): StoredCart {
  if (!can(permissions, 'client.resolve')) {
    if (additional !== undefined) throw refusal('user.not_authorized');
    if (typeof client === 'number' || customer.internet) throw refusal('cart.client_invalid');
    return cart;
  }
  if (client !== undefined && client !== cart.clientId) throw refusal('cart.client_invalid');
  if (!customer.internet || cart.clientPhone !== null) return cart;
  const [typed] = customer.phone;
  return { ...cart, clientPhone: normalizePhone(typed?.phone ?? '') };
}
