import { exportAddress } from '@siren/contract/exports';
import type { ExportFormat } from '@siren/domain/exports';
import { knownIn, LIST_SIZE_MAX, readIds } from '@siren/domain/lists';
import { storeKinds, storeSorts, storeStates } from '@siren/domain/stores';
import type { StoreFilters } from '@siren/domain/stores';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

/** What the address says, as the server is asked; what means nothing is passed over. */
function filtersOf(chosen: ChosenFilters): StoreFilters {
  const lists = {
    region: readIds(chosen['region'], 200),
    city: readIds(chosen['city'], 200),
    state: knownIn(chosen['state'], storeStates),
    kind: knownIn(chosen['kind'], storeKinds),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));
}

/** What the address of the list may say. */
export const storeRule: ListRule = {
  filters: ['region', 'city', 'state', 'kind'],
  sorts: storeSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: storeSorts[0], direction: 'ascending' } as const;

const sortOf = (sort: ListAddress['sort']) => {
  const key = storeSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const storesResource = (address: ListAddress) =>
  resource('/api/admin/franchise-stores/list', { ...askedBy(address), page: address.page });

/** As many of all its pages as a map can show at once. */
export const storesOnMapResource = (address: ListAddress) =>
  resource('/api/admin/franchise-stores/list', { ...askedBy(address), size: LIST_SIZE_MAX });

/** All its pages as a file. */
export const storesFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('franchise-stores', format, askedBy(address));

export const choicesResource = resource('/api/admin/franchise-stores/choices', {});
export const storeResource = (id: number) => resource('/api/admin/franchise-stores/get', { id });
