import { exportAddress } from '@siren/contract/exports';
import { clientSorts } from '@siren/domain/client-records';
import type { ClientFilters } from '@siren/domain/client-records';
import type { ExportFormat } from '@siren/domain/exports';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

const clientFilters = ['blocked'] as const;

export const FIRST_SORT = { key: clientSorts[0], direction: 'descending' } as const;

const filtersOf = ({ blocked }: ChosenFilters): ClientFilters => (blocked ? { blocked: true } : {});

/** What the address of the list may say. */
export const clientRule: ListRule = {
  filters: clientFilters,
  sorts: clientSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

const sortOf = (sort: ListAddress['sort']) => {
  const key = clientSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const clientsResource = (address: ListAddress) =>
  resource('/api/admin/clients/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const clientsFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('clients', format, askedBy(address));

/** A page of the changes of a client's bonus. */
export const bonusResource = (id: number, page: number) => resource('/api/admin/clients/bonus', { id, page });

/** Where a client is signed in. */
export const sessionsResource = (id: number) => resource('/api/admin/clients/sessions', { id });

/** Anybody's account. */
export const clientResource = (id: number) => resource('/api/admin/clients/get', { id });
