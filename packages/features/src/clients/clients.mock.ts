import { refusal } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { mockCall } from '@siren/contract/mock';
import { normalizePhone } from '@siren/domain/checkout';
import type { Client } from '@siren/domain/clients';

const resets = new Set<() => void>();

/** Puts every mocked client back to where it began: a story must not find what another one left. */
export function resetClients(): void {
  for (const reset of resets) reset();
}

/**
 * A server that knows these clients by their phones, and keeps whom the cart is for: `/api/info` tells it. Call
 * `resetClients` before each story.
 */
export function mockClients(info: Info, known: readonly Client[]) {
  let client = info.client;
  resets.add(() => {
    client = info.client;
  });
  return [
    mockCall('/api/client/resolve-user', ({ phone: typed }) => {
      const phone = normalizePhone(typed);
      if (phone === null) return refusal('general.invalid_phone');
      const fresh = { phone, user: null, money: 0, info: '', certificates: [] };
      client = known.find((one) => one.phone === phone) ?? fresh;
      return client;
    }),
    mockCall('/api/client/detach', () => {
      client = null;
      return {};
    }),
    mockCall('/api/info', () => ({
      ...info,
      client,
      wallet: { certificates: client?.certificates ?? [], bonus: client?.money ?? 0 },
    })),
    mockCall('/api/cart/additional-data', () => ({
      users: [
        { id: 2, name: 'Олег Мартынов' },
        { id: 4, name: 'Илья Громов' },
      ],
      sources: [
        { id: 1, name: 'Звонок' },
        { id: 2, name: 'Магазин' },
        { id: 3, name: 'Мессенджер' },
      ],
    })),
  ];
}
