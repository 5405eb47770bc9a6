import type { Info } from '@siren/contract/info';
import type { Client } from '@siren/domain/clients';
import { makeInfo } from '../testing/index.ts';

/** A client with an account, bonus money, a certificate and a note. */
export function makeClient(over: Partial<Client> = {}): Client {
  const phone = '+79122044108';
  return {
    phone,
    user: { id: 7, name: 'Анна Лебедева', phone },
    money: 1_840.5,
    info: 'Постоянная покупательница, просит звонить после 18:00',
    certificates: [
      {
        guid: '7d9f4c1e-0000-4000-8000-000000000001',
        code: 'ПОДАРОК-5000',
        nominal: 5_000,
        money: 2_400,
        status: 'active',
        expiresAt: null,
      },
    ],
    ...over,
  };
}

/** App info of a member of staff who orders for clients. */
export function makeStaffInfo(over: Partial<Info> = {}): Info {
  return makeInfo({
    user: { id: 2, login: 'staff', name: 'Олег Мартынов', flags: ['staff'] },
    permissions: ['client.resolve', 'orders.manage'],
    ...over,
  });
}
