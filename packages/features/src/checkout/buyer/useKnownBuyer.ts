import type { KnownBuyer } from '@siren/contract/orders';
import type { BuyerOwner } from '@siren/domain/checkout';
import { useEffect, useMemo, useRef } from 'react';
import { useResource } from '../../api/index.ts';
import { buyerResource } from '../resources.ts';

type Known = Omit<KnownBuyer, 'owner'>;
const NOTHING: Known = { name: '', phone: [], email: '', address: '' };

/**
 * What the shop knows of whom the cart is ordered for (of a client who is ordered for by hand it is the phone alone).
 * It is read anew with the user (all of it is) and with the client that staff turn to: whoever changes `info.client`
 * need not do more to lock name and phone into the form. What was told of somebody else is never shown meanwhile; what
 * was told of the same stays until the new answer comes.
 */
export function useKnownBuyer({ user, client }: BuyerOwner, byHand: string | null): Known {
  const { data, mutate } = useResource(buyerResource, { keepPreviousData: true });
  const before = useRef(client);
  useEffect(() => {
    if (before.current === client) return;
    before.current = client;
    void mutate();
  }, [client, mutate]);
  const typed = useMemo(
    () => byHand && { ...NOTHING, phone: [{ phone: byHand, protected: false }] },
    [byHand],
  );
  const told = data?.owner.user === user && data.owner.client === client ? data : NOTHING;
  return typed || told;
}
