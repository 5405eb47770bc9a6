import { listSorts, listStates } from '@siren/domain/product-lists';
import { knownIn } from '@siren/domain/lists';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

function filtersOf(chosen: ChosenFilters) {
  const state = knownIn(chosen['state'], listStates);
  return state.length > 0 ? { state } : {};
}

/** What the address of the list may say. */
export const listRule: ListRule = {
  filters: ['state'],
  sorts: listSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: listSorts[0], direction: 'descending' } as const;

/** The page of the list of lists that an address names. */
export function listsResource({ query, filters, sort, page }: ListAddress) {
  const key = listSorts.find((one) => one === sort?.key);
  const order = sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
  return resource('/api/tools/product-lists/list', {
    ...{ query, filters: filtersOf(filters), sort: order, page },
  });
}

export const listResource = (id: number) => resource('/api/tools/product-lists/get', { id });

/** Variants that a search finds. */
export const foundResource = (query: string) => resource('/api/tools/product-lists/find', { query });
