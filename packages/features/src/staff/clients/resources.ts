import { clientSorts } from '@siren/domain/client-records';
import type { ClientFilters } from '@siren/domain/client-records';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress } from '../kit/index.ts';

/** Filters of the list, as its address names them. */
export const clientFilters = ['blocked'] as const;

export const FIRST_SORT = { key: clientSorts[0], direction: 'descending' } as const;

const filtersOf = ({ blocked }: ChosenFilters): ClientFilters => (blocked ? { blocked: true } : {});

const sortOf = (sort: ListAddress['sort']) => {
  const key = clientSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** The page of the list that an address names. */
export const clientsResource = ({ query, filters, sort, page }: ListAddress) =>
  resource('/api/admin/clients/list', { query, filters: filtersOf(filters), sort: sortOf(sort), page });

/** Anybody's account. */
export const clientResource = (id: number) => resource('/api/admin/clients/get', { id });
