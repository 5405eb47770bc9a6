import { exportAddress } from '@siren/contract/exports';
import { actionWords, auditSorts, fieldWords, recordKinds, runKinds } from '@siren/domain/audit';
import type { AuditFilters } from '@siren/domain/audit';
import type { ExportFormat } from '@siren/domain/exports';
import { isDay } from '@siren/domain/lists';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress } from '../kit/index.ts';

/** Filters of the list, as its address names them. */
export const auditFilters = ['by', 'kind', 'action', 'field', 'how', 'from', 'to', 'run'] as const;

export const FIRST_SORT = { key: auditSorts[0], direction: 'descending' } as const;

const known = <Value extends string>(chosen: readonly string[] | undefined, all: readonly Value[]): Value[] =>
  all.filter((one) => chosen?.includes(one));

/** The day that an address names; null for none, and for what is none. */
export const dayIn = (filters: ChosenFilters, key: 'from' | 'to'): string | null =>
  filters[key]?.find((value) => isDay(value)) ?? null;

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf(chosen: ChosenFilters): AuditFilters {
  const by = (chosen.by ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0);
  const lists = {
    kind: known(chosen.kind, recordKinds),
    action: known(chosen.action, Object.keys(actionWords)),
    field: known(chosen.field, Object.keys(fieldWords)),
    how: known(chosen.how, runKinds),
    by,
  };
  const [from, to, run] = [dayIn(chosen, 'from'), dayIn(chosen, 'to'), chosen.run?.[0]];
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(run !== undefined && { run }),
  };
}

const sortOf = (sort: ListAddress['sort']) => {
  const key = auditSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const auditResource = (address: ListAddress) =>
  resource('/api/admin/audit/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const auditFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('audit', format, askedBy(address));

/** Who has changed something. */
export const choicesResource = resource('/api/admin/audit/choices', {});

/** A change with all its fields. */
export const entryResource = (id: number) => resource('/api/admin/audit/get', { id });

/** Whether a key of the cache is of a page of the list. */
export const isOfList = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api/admin/audit/list');
