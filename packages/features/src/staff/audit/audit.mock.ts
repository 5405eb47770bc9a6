import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { undoHindrance, undoneFields } from '@siren/domain/audit';
import type { AuditFilters, AuditRow, OpenedEntry, PresentFields } from '@siren/domain/audit';
import { mockViews } from '../kit/views/views.mock.ts';

/** Moment of every undo in stories. */
const NOW = '2026-11-21T12:46:00+05:00';
const VERSION = 4;

const fits =
  ({ by, kind, action, field, how, run }: AuditFilters, query: string) =>
  (row: AuditRow) =>
    (!by || by.includes(row.by?.id ?? 0)) &&
    (!kind || kind.includes(row.kind)) &&
    (!action || action.includes(row.action)) &&
    (!field || row.changes.some((one) => field.includes(one.field))) &&
    (!how || how.includes(row.run)) &&
    (!run || row.runId === run) &&
    `${row.name} ${row.record}`.toLowerCase().includes(query.toLowerCase());

export interface MockAuditOptions {
  /** What somebody changes between the moment when a change is opened and its undo. @default nothing */
  meanwhile?: PresentFields;
}

/** A server that has these changes, each as it left its record. */
export function mockAudit(first: readonly AuditRow[], { meanwhile }: MockAuditOptions = {}) {
  let rows = first;
  let late: PresentFields = {};
  const opened = (id: number): OpenedEntry => {
    const entry = rows.find((row) => row.id === id);
    if (!entry) throw staffRefusal('audit.not_found');
    const left = Object.fromEntries(entry.changes.map(({ field, to }) => [field, to]));
    const hindrance = undoHindrance(entry, { ...left, ...late });
    return { entry, together: entry.count, undo: { hindrance, version: hindrance === null ? VERSION : 0 } };
  };
  return [
    ...mockViews(),
    mockCall('/api/admin/audit/choices', () => ({
      today: '2026-11-21',
      people: [
        { id: 3, name: 'Елена Ким' },
        { id: 4, name: 'Олег Гараев' },
      ],
    })),
    mockCall('/api/admin/audit/list', ({ query, filters, page, size }) => {
      const found = rows.filter(fits(filters, query));
      return { rows: found.slice((page - 1) * size, page * size), total: found.length, sums: {} };
    }),
    mockCall('/api/admin/audit/get', ({ id }) => opened(id)),
    mockCall('/api/admin/audit/undo', ({ id }) => {
      late = meanwhile ?? {};
      const { entry, undo } = opened(id);
      if (undo.hindrance !== null) throw staffRefusal('general.conflict', { data: opened(id) });
      const back = undoneFields(entry);
      const changes = Object.entries(back).map(([field, to]) => ({
        field,
        from: entry.changes.findLast((one) => one.field === field)?.to ?? null,
        to,
      }));
      const undone: AuditRow = { ...entry, id: 99, at: NOW, run: 'undo', undoes: id, changes };
      rows = [undone, ...rows.map((row) => (row.id === id ? { ...row, undoneAt: NOW } : row))];
      return opened(id);
    }),
  ];
}
