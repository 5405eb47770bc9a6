import { boardStates } from './boardState.ts';
import type { BoardFilters } from './boardReports.ts';

/** Names of the filters in an address. */
export const boardFilterNames = ['state', 'store', 'region', 'reviewer'] as const;

const idIn = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The filters that an address says; what means none is none. */
export const boardFiltersIn = (
  read: (name: (typeof boardFilterNames)[number]) => string | null,
): BoardFilters => ({
  state: boardStates.find((one) => one === read('state')) ?? null,
  store: idIn(read('store')),
  region: idIn(read('region')),
  reviewer: idIn(read('reviewer')),
});
