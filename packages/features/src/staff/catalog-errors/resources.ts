import { exportAddress } from '@siren/contract/exports';
import {
  catalogErrorSorts,
  catalogRuleKeys,
  errorSeverities,
  errorStates,
} from '@siren/domain/catalog-errors';
import type { CatalogErrorFilters } from '@siren/domain/catalog-errors';
import type { ExportFormat } from '@siren/domain/exports';
import { knownIn, readIds } from '@siren/domain/lists';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf(chosen: ChosenFilters): CatalogErrorFilters {
  const lists = {
    rule: knownIn(chosen['rule'], catalogRuleKeys),
    severity: knownIn(chosen['severity'], errorSeverities),
    state: knownIn(chosen['state'], errorStates),
    assignee: readIds(chosen['assignee'], 200),
    section: readIds(chosen['section'], 100),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));
}

/** What the address of the list may say. */
export const errorRule: ListRule = {
  filters: ['rule', 'severity', 'state', 'assignee', 'section'],
  sorts: catalogErrorSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: catalogErrorSorts[0], direction: 'descending' } as const;

const sortOf = (sort: ListAddress['sort']) => {
  const key = catalogErrorSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const errorsResource = (address: ListAddress) =>
  resource('/api/admin/catalog-error/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const errorsFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('catalog-error', format, askedBy(address));

export const countsResource = resource('/api/admin/catalog-error/counts', {});
export const choicesResource = resource('/api/admin/catalog-error/choices', {});
export const errorResource = (id: number) => resource('/api/admin/catalog-error/get', { id });

/** The good that an error is in, as the screen of goods has it. */
export const goodResource = (id: number) => resource('/api/admin/catalog/get', { id });

/** Whether a key of the cache is of the lists and counts of errors. */
export const isOfErrors = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api\/admin\/catalog-error\/(?:list|counts)/u.test(key);
