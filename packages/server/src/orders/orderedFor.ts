import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import { resolvePhones } from '@siren/domain/checkout';
import type { StoredCart } from '../cart/index.ts';
import type { Session } from '../http/index.ts';
import type { OrderRequest } from './orderRequest.ts';

type Wanted = Pick<OrderRequest, 'client' | 'clientPhone' | 'additional' | 'customer'>;

/**
 * The cart with whom it is ordered for, as staff saw it when they ordered: another client by now (found in another tab,
 * or by a lookup that came late) is refused, never charged, and so is an order that leaves out whom they saw. A client of whom the lookup told nothing is ordered for by
 * hand: the order belongs to no account, the staff's own least of all.
 *
 * @throws ApiError client_invalid, also from who may not order for others (any more); not_authorized for what only staff
 * add
 */
export function orderedFor(
  { permissions }: Pick<Session, 'permissions'>,
  cart: StoredCart,
  { client, clientPhone, additional, customer }: Wanted,
): StoredCart {
  if (!can(permissions, 'client.resolve')) {
    if (additional !== undefined) throw refusal('user.not_authorized');
    if (typeof client === 'number' || typeof clientPhone === 'string' || customer.internet)
      throw refusal('cart.client_invalid');
    return cart;
  }
  // Left out it is neither an id nor null: whoever was let go of meanwhile would make it the staff's own.
  if (client !== cart.clientId || clientPhone !== cart.clientPhone) throw refusal('cart.client_invalid');
  if (!customer.internet || cart.clientPhone !== null) return cart;
  // A protected phone is that of a client who was let go of meanwhile: it stands for nobody's now.
  const [byHand] = resolvePhones(customer.phone, null) ?? [];
  if (!byHand) throw refusal('cart.client_invalid');
  return { ...cart, clientPhone: byHand.phone };
}
