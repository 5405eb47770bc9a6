import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { painted } from '../painted.ts';
import { writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';
import { meaningfulParams, meantAddress } from './listRule.ts';
import type { ListRule } from './listRule.ts';

export interface ListAddressState {
  address: ListAddress;
  /** On the way to another place: a press shows soon, however long that place takes to be drawn. */
  pending: boolean;
  /** Goes to another place of the list: to its first page, unless a page is named. */
  change(next: Partial<ListAddress>, options?: { replace?: boolean }): void;
  /** The query of that place, for links. */
  queryOf(next: Partial<ListAddress>): string;
}

/** Everything that a list shows stands in its address; what means nothing there goes. @param rule the same between renders */
export function useListAddress(rule: ListRule): ListAddressState {
  const [params, setParams] = useSearchParams();
  /** Where one was when one began to go elsewhere. */
  const [left, setLeft] = useState<URLSearchParams | null>(null);
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
    (next: Partial<ListAddress>, { replace = false } = {}) => {
      const query = queryOf(next);
      startTransition(() => setParams(new URLSearchParams(query), { replace, preventScrollReset: true }));
      // What was pressed shows that it was before the list, and all around it, is drawn as waiting.
      if (query !== writeListAddress(address)) void painted().then(() => setLeft(params));
    },
    [address, params, queryOf, setParams],
  );
  return { address, pending: left === params, change, queryOf };
}
