import { can } from '@siren/domain/account';
import type { Session } from '../http/context.ts';
import type { StoredCart } from './readStoredCart.ts';

/** The phone of the client that staff order for, with an account or without; null where nobody orders for another. */
export function clientPhoneOf(
  { permissions }: Pick<Session, 'permissions'>,
  { clientPhone }: Pick<StoredCart, 'clientPhone'>,
): string | null {
  return can(permissions, 'client.resolve') ? clientPhone : null;
}
