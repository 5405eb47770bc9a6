import type { Info } from '@siren/contract/info';
import type { KnownBuyer } from '@siren/contract/orders';
import { useEffect, useMemo, useRef } from 'react';
import { useResource } from '../../api/index.ts';
import { buyerResource } from '../resources.ts';

const NOTHING: KnownBuyer = { name: '', phone: [], email: '', address: '' };

/**
 * What the shop knows of whom the cart is ordered for, read anew with the user (all of it is) and with the client that
 * staff turn to (of one who is ordered for by hand it is the phone alone): whoever changes `info.client` need not do more to lock name and phone into the form.
 */
export function useKnownBuyer(
  { user, client }: Pick<Info, 'user' | 'client'>,
  byHand: string | null,
): KnownBuyer {
  const { data = NOTHING, mutate } = useResource(buyerResource);
  const phone = client?.phone ?? null;
  const before = useRef(phone);
  useEffect(() => {
    if (before.current === phone) return;
    before.current = phone;
    void mutate();
  }, [phone, mutate]);
  const typed = useMemo(
    () => byHand && { ...NOTHING, phone: [{ phone: byHand, protected: false }] },
    [byHand],
  );
  return typed || (user === null ? NOTHING : data);
}
