import { mockCall } from '@siren/contract/mock';
import type { KnownBuyer } from '@siren/contract/orders';
import { mockAddresses } from '../addresses/addresses.mock.ts';

/** A server that takes every order, keeps the pay type, and knows nothing of the buyer. */
export const mockOrder = (known: Partial<KnownBuyer> = {}) => [
  mockCall('/api/order/create', () => ({ id: 100_007 })),
  mockCall('/api/order/buyer', () => ({ name: '', phone: [], email: '', address: '', ...known })),
  ...mockAddresses(),
];
