import type { Info } from '@siren/contract/info';
import { can } from '@siren/domain/account';
import type { InternetUser } from '@siren/domain/clients';
import type { AdditionalData } from '@siren/domain/orders';
import { useCallback, useMemo, useState } from 'react';
import { userOf } from './userOf.ts';

/** What a member of staff decides on beside the cart: whom they order for, and what they add. */
export interface StaffOrder {
  user: InternetUser;
  /** The client is being looked up or let go of: the order waits. */
  busy: boolean;
  /** null until something was added. */
  additional: AdditionalData | null;
  /** Id of the field that holds the order up; null where none does. */
  hindered: string | null;
  onUser(user: InternetUser, busy: boolean): void;
  onAdditional(additional: AdditionalData, hindered: string | null): void;
}

interface Added {
  data: AdditionalData;
  hindered: string | null;
}

/** null for everybody who may not order for others, and while nothing is known of who they are. */
export function useStaffOrder(info: Info | undefined): StaffOrder | null {
  const [looked, setLooked] = useState<{ user: InternetUser; busy: boolean } | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const onUser = useCallback<StaffOrder['onUser']>((user, busy) => setLooked({ user, busy }), []);
  const onAdditional = useCallback<StaffOrder['onAdditional']>(
    (data, hindered) => setAdded({ data, hindered }),
    [],
  );
  const isStaff = info !== undefined && can(info.permissions, 'client.resolve');
  const client = info?.client ?? null;
  return useMemo(
    () =>
      isStaff
        ? {
            user: looked?.user ?? userOf(client),
            busy: looked?.busy ?? false,
            additional: added?.data ?? null,
            hindered: added?.hindered ?? null,
            onUser,
            onAdditional,
          }
        : null,
    [isStaff, client, looked, added, onUser, onAdditional],
  );
}
