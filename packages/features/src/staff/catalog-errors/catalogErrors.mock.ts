import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import {
  catalogRuleKeys,
  errorSeverities,
  openStates,
  rulesOf,
  severityOf,
} from '@siren/domain/catalog-errors';
import type {
  CatalogError,
  CatalogErrorCounts,
  CatalogErrorFilters,
  CatalogErrorRow,
  ErrorDeed,
} from '@siren/domain/catalog-errors';
import { mockViews } from '../kit/views/views.mock.ts';
import { errorPeople } from './catalogErrors.fixtures.ts';

const NOW = '2026-11-21T12:46:00+05:00';
const ME = 3;
const states: readonly string[] = openStates;

const fits =
  ({ rule, severity, state, assignee }: CatalogErrorFilters, query: string) =>
  (row: CatalogErrorRow) =>
    (state ?? states).includes(row.state) &&
    (!rule || rule.includes(row.rule)) &&
    (!severity || severity.includes(severityOf(row.rule))) &&
    (!assignee || assignee.includes(row.assignee?.id ?? 0)) &&
    `${row.record.name} ${row.record.article} ${row.value}`.toLowerCase().includes(query.toLowerCase());

export interface MockErrorsOptions {
  /** What a check finds no more. @default nothing is mended */
  mended?: (row: CatalogErrorRow) => boolean;
  /** Somebody changes each error before it is changed. @default nobody does */
  meanwhile?: boolean;
}

/** A server that has these errors. */
export function mockErrors(
  first: readonly CatalogErrorRow[],
  { mended = () => false, meanwhile = false }: MockErrorsOptions = {},
) {
  let rows = first;
  const history = new Map<number, CatalogError['changes']>();
  const reasons = new Map<number, string>();

  const opened = (id: number): CatalogError => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw staffRefusal('catalog_error.not_found');
    return {
      ...row,
      ...{ lastSeen: '2026-11-21T12:31:00+05:00', foundBy: 'import', reason: reasons.get(id) ?? '' },
      ...{ offer: 9_002, region: row.rule === 'price_jump' ? { id: 1, name: 'Екатеринбург' } : null },
      told:
        row.rule === 'no_price'
          ? {
              file: 'ural.xml',
              at: '2026-11-21T12:30:00+05:00',
              line: 41_208,
              message: 'Нет цены, предложение пропущено.',
            }
          : null,
      changes: history.get(id) ?? [],
    };
  };
  const put = (id: number, change: (row: CatalogErrorRow) => CatalogErrorRow) => {
    rows = rows.map((row) => (row.id === id ? { ...change(row), version: row.version + 1 } : row));
  };
  const deedOf = (id: number, deed: ErrorDeed) => {
    const before = opened(id);
    if (deed.kind === 'ignore') reasons.set(id, deed.reason);
    const assignee = deed.kind === 'assign' ? (errorPeople.find((one) => one.id === deed.to) ?? null) : null;
    put(id, (row) => {
      if (deed.kind === 'ignore') return { ...row, state: 'ignored' };
      return deed.kind === 'reopen' ? { ...row, state: 'known' } : { ...row, assignee, state: 'known' };
    });
    const change =
      deed.kind === 'assign'
        ? { field: 'assignee', from: before.assignee?.name ?? null, to: assignee?.name ?? null }
        : { field: 'reason', from: before.reason, to: deed.kind === 'ignore' ? deed.reason : '' };
    const by = { id: ME, name: 'Елена Ким' };
    history.set(id, [
      { id: 900 + before.version, at: NOW, by, action: deed.kind, changes: [change] },
      ...before.changes,
    ]);
  };
  const open = () => rows.filter(({ state }) => states.includes(state));
  const counts = (): CatalogErrorCounts => ({
    rules: catalogRuleKeys.map((rule) => {
      const of = open().filter((row) => row.rule === rule);
      return { rule, open: of.length, fresh: of.filter(({ state }) => state === 'new').length };
    }),
    mine: open().filter(({ assignee }) => assignee?.id === ME).length,
    fixed: rows.filter(({ state }) => state === 'fixed').length,
    ignored: rows.filter(({ state }) => state === 'ignored').length,
    lastCheck: {
      ...{ cause: 'import', at: '2026-11-21T12:31:00+05:00', found: open().length, added: 0, fixed: 0 },
      timeZone: 'Asia/Yekaterinburg',
    },
  });
  const check = (id: number) => put(id, (row) => (mended(row) ? { ...row, state: 'fixed' } : row));
  const worst = (row: CatalogErrorRow) => errorSeverities.findIndex((one) => rulesOf(one).includes(row.rule));
  return [
    ...mockViews(),
    mockCall('/api/admin/catalog-error/choices', () => ({
      people: [...errorPeople],
      sections: [{ id: 21, name: 'Кровати' }],
    })),
    mockCall('/api/admin/catalog-error/counts', counts),
    mockCall('/api/admin/catalog-error/list', ({ query, filters, page, size }) => {
      const found = rows.filter(fits(filters, query)).toSorted((one, other) => worst(one) - worst(other));
      return { rows: found.slice((page - 1) * size, page * size), total: found.length, sums: {} };
    }),
    mockCall('/api/admin/catalog-error/get', ({ id }) => opened(id)),
    mockCall('/api/admin/catalog-error/check', () => {
      for (const { id } of rows) check(id);
      return counts();
    }),
    mockCall('/api/admin/catalog-error/check-one', ({ id }) => {
      check(id);
      return opened(id);
    }),
    mockCall('/api/admin/catalog-error/change', ({ id, version, deed }) => {
      if (meanwhile) deedOf(id, { kind: 'assign', to: 4 });
      if (opened(id).version !== version) throw staffRefusal('general.conflict', { data: opened(id) });
      deedOf(id, deed);
      return opened(id);
    }),
    mockCall('/api/admin/catalog-error/change-many', ({ deed, errors }) => ({
      results: errors.map(({ id }) => {
        deedOf(id, deed);
        return { id, version: opened(id).version, outcome: 'taken', problem: null };
      }),
    })),
  ];
}
