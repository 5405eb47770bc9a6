import { mockCall } from '@siren/contract/mock';
import { suggestAddresses } from '@siren/domain/addresses';
import type { Street } from '@siren/domain/addresses';

const streets: Street[] = [
  { kind: 'street', name: 'Малышева', houses: ['5', '71', '73', '74', '125'] },
  { kind: 'street', name: 'Мамина-Сибиряка', houses: ['10', '36', '101'] },
  { kind: 'lane', name: 'Малахитовый', houses: ['4', '8'] },
  { kind: 'street', name: 'Мира', houses: ['1', '5', '12'] },
];

/** A server that knows a few streets. */
export const mockAddresses = () => [
  mockCall('/api/address/suggest', ({ query }) => ({ suggestions: suggestAddresses(streets, query) })),
];
