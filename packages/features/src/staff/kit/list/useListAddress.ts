import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListAddress, writeListAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';

export interface ListAddressState {
  address: ListAddress;
  /** Goes to another place of the list: to its first page, unless a page is named. */
  change(next: Partial<ListAddress>, options?: { replace?: boolean }): void;
  /** The query of that place, for links. */
  queryOf(next: Partial<ListAddress>): string;
}

/** Everything that a list shows stands in its address. @param filters keys, the same array between renders */
export function useListAddress(filters: readonly string[]): ListAddressState {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(params, filters), [params, filters]);
  const queryOf = useCallback(
    (next: Partial<ListAddress>) => writeListAddress({ ...address, page: 1, ...next }),
    [address],
  );
  const change = useCallback(
    (next: Partial<ListAddress>, { replace = false } = {}) =>
      setParams(new URLSearchParams(queryOf(next)), { replace, preventScrollReset: true }),
    [queryOf, setParams],
  );
  return { address, change, queryOf };
}
