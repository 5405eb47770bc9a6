import type { KnownBuyer } from '@siren/contract/orders';
import type { BuyerOwner } from '@siren/domain/checkout';
import { useEffect, useMemo, useRef } from 'react';
import { useResource } from '../../api/index.ts';
import { buyerResource } from '../resources.ts';

type Known = Omit<KnownBuyer, 'owner'>;
const NOTHING: Known = { name: '', phone: [], email: '', address: '', city: '' };

/**
 * What the shop knows of whom the cart is ordered for (of a client who is ordered for by hand it is the phone alone).
 * It is read anew with the user (all of it is), with the client that staff turn to (whoever changes `info.client` need
 * not do more to lock name and phone into the form), and with the city of the delivery. What was told of somebody else
 * is never shown meanwhile, nor the address in another city; the rest stays until the new answer comes.
 */
export function useKnownBuyer({ user, client }: BuyerOwner, byHand: string | null, city: string): Known {
  const { data, mutate } = useResource(buyerResource, { keepPreviousData: true });
  const asked = `${client ?? ''} ${city}`;
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    void mutate();
  }, [asked, mutate]);
  const typed = useMemo(
    () => byHand && { ...NOTHING, phone: [{ phone: byHand, protected: false }] },
    [byHand],
  );
  return useMemo(() => {
    if (typed) return typed;
    if (data?.owner.user !== user || data.owner.client !== client) return NOTHING;
    return data.city === city ? data : { ...data, address: '' };
  }, [typed, data, user, client, city]);
}
