import { mockCall } from '@siren/contract/mock';

/** A server that takes every order. */
export const mockOrder = () => [mockCall('/api/order/create', () => ({ id: 100_007 }))];
