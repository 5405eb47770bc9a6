import type { Info } from '@siren/contract/info';
import type { KnownBuyer } from '@siren/contract/orders';
import { useEffect, useRef } from 'react';
import { useResource } from '../../api/index.ts';
import { buyerResource } from '../resources.ts';

const NOTHING: KnownBuyer = { name: '', phone: [], email: '', address: '' };

/**
 * What the shop knows of whom the cart is ordered for, read anew with the user (all of it is) and with the client that
 * staff turn to: whoever changes `info.client` need not do more to lock name and phone into the form.
 */
export function useKnownBuyer({ user, client }: Pick<Info, 'user' | 'client'>): KnownBuyer {
  const { data = NOTHING, mutate } = useResource(buyerResource);
  const phone = client?.phone ?? null;
  const before = useRef(phone);
  useEffect(() => {
    if (before.current === phone) return;
    before.current = phone;
    void mutate();
  }, [phone, mutate]);
  return user === null ? NOTHING : data;
}
