import { DEFAULT_BUYER_NAME } from '@siren/domain/checkout';
import type { Client, InternetUser } from '@siren/domain/clients';

/** The client that the server knows the cart to be for, as the lookup has it (behaviour clients-1). */
export function userOf(client: Client | null): InternetUser {
  if (client === null) return { status: 'empty', phone: '', name: '', id: null };
  const { phone, user } = client;
  return user
    ? { status: 'found', phone, name: user.name, id: user.id }
    : { status: 'new', phone, name: DEFAULT_BUYER_NAME, id: null };
}
