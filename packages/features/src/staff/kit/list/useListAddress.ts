import { startTransition, useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaving } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';
import { meaningfulParams, meantAddress } from './listRule.ts';
import type { ListRule } from './listRule.ts';

export interface ListAddressState {
  address: ListAddress;
  leaving: Leaving;
  /** Goes to another place of the list: to its first page, unless a page is named. */
  change(next: Partial<ListAddress>, options?: { replace?: boolean }): void;
  /** The query of that place, for links. */
  queryOf(next: Partial<ListAddress>): string;
}

/** Everything that a list shows stands in its address; what means nothing there goes. @param rule the same between renders */
export function useListAddress(rule: ListRule): ListAddressState {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => meantAddress(params, rule), [params, rule]);
  const [leaving, leave] = useLeaving(address);
  useEffect(() => {
    const meaningful = meaningfulParams(params, rule);
    if (meaningful) setParams(meaningful, { replace: true, preventScrollReset: true });
  }, [params, rule, setParams]);
  const queryOf = useCallback(
    (next: Partial<ListAddress>) => writeListAddress({ ...address, page: 1, ...next }),
    [address],
  );
  const change = useCallback(
    (next: Partial<ListAddress>, { replace = false } = {}) => {
      const query = queryOf(next);
      startTransition(() => setParams(new URLSearchParams(query), { replace, preventScrollReset: true }));
      if (query !== writeListAddress(address)) leave();
    },
    [address, leave, queryOf, setParams],
  );
  return { address, leaving, change, queryOf };
}
