import { exportAddress } from '@siren/contract/exports';
import { actionWords, auditSorts, fieldWords, recordKinds, runKinds } from '@siren/domain/audit';
import type { AuditFilters } from '@siren/domain/audit';
import type { ExportFormat } from '@siren/domain/exports';
import { knownIn, readIds } from '@siren/domain/lists';
import { foldTyped } from '@siren/domain/typed';
import { resource } from '../../api/index.ts';
import { dayIn } from '../kit/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

const auditFilters = ['by', 'kind', 'action', 'field', 'how', 'from', 'to', 'run'] as const;

/** The name of a run is short, and has nothing that nobody sees. */
const isRun = (name: string): boolean => name.length <= 100 && foldTyped(name) === name;

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf(chosen: ChosenFilters): AuditFilters {
  const by = readIds(chosen.by, 200);
  const lists = {
    kind: knownIn(chosen.kind, recordKinds),
    action: knownIn(chosen.action, Object.keys(actionWords)),
    field: knownIn(chosen.field, Object.keys(fieldWords)),
    how: knownIn(chosen.how, runKinds),
    by,
  };
  const [from, to, run] = [dayIn(chosen, 'from'), dayIn(chosen, 'to'), chosen.run?.find(isRun)];
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(run !== undefined && { run }),
  };
}

/** What the address of the list may say. */
export const auditRule: ListRule = {
  filters: auditFilters,
  sorts: auditSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: auditSorts[0], direction: 'descending' } as const;

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
