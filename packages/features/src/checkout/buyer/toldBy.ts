import { tidyAddress } from '@siren/domain/addresses';
import type { BuyerData } from '@siren/domain/checkout';
import type { BuyerTold } from './BuyerDesk.ts';

/** A form that was filled in, as an order takes it: it is brought to an address or fetched from a store, never both. */
export function toldBy(data: BuyerData, withAddress: boolean): BuyerTold {
  const { name, unknown, phone, email, address, comment, payType, store } = data;
  return {
    customer: {
      name: unknown ? '' : name,
      unknown,
      phone: phone.filter((entry) => entry.protected || entry.phone !== ''),
      email,
      address: withAddress ? tidyAddress(address) : '',
      comment,
    },
    store: withAddress ? null : store,
    payType: payType ?? 0,
  };
}
