import { useMemo } from 'react';
import { useListAddress } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { lineRule, REPORT } from './resources.ts';

/** The address of the lines of a trial, which stands beside that of its differences: whatever it is narrowed by, it stays the report. */
export function useReportAddress(): ListAddressState {
  const { address, leaving, change, queryOf } = useListAddress(lineRule);
  return useMemo(() => {
    const { show, ...filters } = address.filters;
    type Next = Parameters<typeof queryOf>[0];
    const shown = (next: Next): Next =>
      next.filters ? { ...next, filters: { ...next.filters, show: [REPORT] } } : next;
    return {
      leaving,
      address: { ...address, filters: show ? filters : address.filters },
      change: (next, options) => change(shown(next), options),
      queryOf: (next) => queryOf(shown(next)),
    };
  }, [address, leaving, change, queryOf]);
}
