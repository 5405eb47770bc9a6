import { useCallback, useEffect, useMemo, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';
import { meaningfulParams, meantAddress } from './listRule.ts';
import type { ListRule } from './listRule.ts';

export interface ListAddressState {
  address: ListAddress;
  /** On the way to another place: a press shows at once, however long that place takes to be drawn. */
  pending: boolean;
  /** Goes to another place of the list: to its first page, unless a page is named. */
  change(next: Partial<ListAddress>, options?: { replace?: boolean }): void;
  /** The query of that place, for links. */
  queryOf(next: Partial<ListAddress>): string;
}

/** Everything that a list shows stands in its address; what means nothing there goes. @param rule the same between renders */
export function useListAddress(rule: ListRule): ListAddressState {
  const [params, setParams] = useSearchParams();
  const [pending, begin] = useTransition();
  const address = useMemo(() => meantAddress(params, rule), [params, rule]);
  useEffect(() => {
    const meaningful = meaningfulParams(params, rule);
    if (meaningful) setParams(meaningful, { replace: true, preventScrollReset: true });
  }, [params, rule, setParams]);
  const queryOf = useCallback(
    (next: Partial<ListAddress>) => writeListAddress({ ...address, page: 1, ...next }),
    [address],
  );
  const change = useCallback(
    (next: Partial<ListAddress>, { replace = false } = {}) =>
      begin(() => setParams(new URLSearchParams(queryOf(next)), { replace, preventScrollReset: true })),
    [queryOf, setParams],
  );
  return { address, pending, change, queryOf };
}
