import { mockCall } from '@siren/contract/mock';
import type { KnownBuyer } from '@siren/contract/orders';
import { mockAddresses } from '../addresses/addresses.mock.ts';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockPickup } from './pickup/pickup.mock.ts';

const NOTHING: KnownBuyer = {
  owner: { user: null, client: null },
  name: '',
  phone: [],
  email: '',
  address: '',
  city: 'ekb',
};

/** A server that takes every order, gives it in every store, keeps the pay type, and knows nothing of the buyer. */
export const mockOrder = (known: Partial<KnownBuyer> = {}) => [
  mockCall('/api/order/create', () => ({ id: 100_007 })),
  mockPickup({ cart: makeFullCart() }),
  mockCall('/api/order/placed', () => ({ id: null })),
  mockCall('/api/order/buyer', () => ({ ...NOTHING, ...known })),
  ...mockAddresses(),
];
