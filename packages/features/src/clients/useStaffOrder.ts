import type { Info } from '@siren/contract/info';
import { can } from '@siren/domain/account';
import type { InternetUser } from '@siren/domain/clients';
import type { AdditionalData } from '@siren/domain/orders';
import { useCallback, useMemo, useState } from 'react';
import { userOf } from './userOf.ts';

/** What staff add, as it is chosen and typed: it is there again when the panel comes back. */
export interface Added {
  data: AdditionalData;
  /** Amounts by pay type id. */
  typed: Record<string, string>;
}

/** What an order makes of it. */
export interface JudgedAdded {
  /** null until something was added. */
  additional: AdditionalData | null;
  /** Id of the field that holds the order up; null where none does. */
  hindered: string | null;
}

/** What a member of staff decides on beside the cart: whom they order for, and what they add. */
export interface StaffOrder extends JudgedAdded {
  user: InternetUser;
  /** The client is being looked up or let go of: the order waits. */
  busy: boolean;
  /** null until something was added. */
  added: Added | null;
  onUser(user: InternetUser, busy: boolean): void;
  onAdded(added: Added): void;
  onJudged(judged: JudgedAdded): void;
}

/** null for everybody who may not order for others, and while nothing is known of who they are. */
export function useStaffOrder(info: Info | undefined): StaffOrder | null {
  const [looked, setLooked] = useState<{ user: InternetUser; busy: boolean } | null>(null);
  const [added, onAdded] = useState<Added | null>(null);
  const [judged, onJudged] = useState<JudgedAdded>({ additional: null, hindered: null });
  const onUser = useCallback<StaffOrder['onUser']>((user, busy) => setLooked({ user, busy }), []);
  const isStaff = info !== undefined && can(info.permissions, 'client.resolve');
  const client = info?.client ?? null;
  return useMemo(
    () =>
      isStaff
        ? {
            user: looked?.user ?? userOf(client),
            busy: looked?.busy ?? false,
            added,
            ...judged,
            onUser,
            onAdded,
            onJudged,
          }
        : null,
    [isStaff, client, looked, added, judged, onUser],
  );
}
