import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type {
  FolderFile,
  ImportDifference,
  ImportFileKind,
  ImportLine,
  ImportLineFilters,
  ImportReport,
  ImportRun,
  ImportRunFilters,
  ImportSource,
  TableView,
} from '@siren/domain/imports';

const hasWords = (text: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.toLowerCase().includes(word));

const runFits =
  ({ status, source, dry, wrong }: ImportRunFilters, query: string) =>
  (run: ImportRun) =>
    (!status || status.includes(run.status)) &&
    (!source || source.includes(run.source)) &&
    (dry === undefined || run.dryRun === dry) &&
    (!wrong || run.status === 'failed' || run.lines.error > 0) &&
    hasWords(`${run.source} ${run.file} ${run.author}`, query);

const lineFits =
  ({ severity, kind, field, fresh }: ImportLineFilters, query: string) =>
  (line: ImportLine) =>
    (!severity || severity.includes(line.severity)) &&
    (!kind || kind.includes(line.code)) &&
    (!field || field.includes(line.field ?? '')) &&
    (fresh === undefined || line.fresh === fresh) &&
    hasWords(`${line.line} ${line.externalId} ${line.value} ${line.message}`, query);

const pageOf = <Row>(rows: readonly Row[], { page, size }: { page: number; size: number }) => ({
  rows: rows.slice((page - 1) * size, page * size),
  total: rows.length,
  sums: {},
});

/** A server that has these runs. */
export const mockRuns = (runs: readonly ImportRun[]) => [
  mockCall('/api/admin/imports/choices', () => ({
    today: '2026-11-21',
    sources: [...new Set(runs.map(({ source }) => source))],
    regions: [
      { code: 'ural', name: 'Екатеринбург' },
      { code: 'moscow', name: 'Москва и\u00a0область' },
    ],
  })),
  mockCall('/api/admin/imports/list', ({ query, filters, ...page }) =>
    pageOf(runs.filter(runFits(filters, query)), page),
  ),
];

/** A server that has the report of one run. */
export const mockReport = (
  report: ImportReport,
  lines: readonly ImportLine[],
  differences: readonly ImportDifference[] = [],
) => [
  mockCall('/api/admin/imports/get', ({ id }) => {
    if (id !== report.run.id) throw staffRefusal('import.not_found');
    return report;
  }),
  mockCall('/api/admin/imports/lines/list', ({ query, filters, ...page }) =>
    pageOf(lines.filter(lineFits(filters, query)), page),
  ),
  mockCall('/api/admin/imports/differences/list', ({ query, filters: { kind, field }, ...page }) =>
    pageOf(
      differences.filter(
        (one) =>
          (!kind || kind.includes(one.kind)) &&
          (!field || (one.field !== null && field.includes(one.field))) &&
          hasWords(`${one.externalId} ${one.name}`, query),
      ),
      page,
    ),
  ),
];

/** A server that takes a file, which is of this kind, and begins runs; `started` hears of each. */
export const mockBegin = (
  kind: ImportFileKind,
  started: (wish: unknown) => void = () => {},
  pictures = 0,
) => [
  mockCall('/api/admin/imports/begin-file', ({ size }) => ({
    ...{ id: '00000000-0000-4000-8000-000000000001', received: size, kind, pictures },
  })),
  mockCall('/api/admin/imports/start', (wish) => {
    started(wish);
    return { id: 43 };
  }),
  mockCall('/api/admin/imports/again', (wish) => {
    started(wish);
    return { id: 43 };
  }),
];

/** A server that has a folder with these files. */
export const mockFolder = (files: readonly FolderFile[] | null) =>
  mockCall('/api/admin/imports/folder', () => ({ files: files && [...files] }));

/** A server that has these sources; `asked` hears of what is sent. */
export const mockSources = (sources: readonly ImportSource[], asked: (wish: unknown) => void = () => {}) => [
  mockCall('/api/admin/imports/sources', () => ({ sources: [...sources] })),
  mockFolder(null),
  mockCall('/api/admin/imports/create-source', (wish) => {
    asked(wish);
    return { sources: [...sources] };
  }),
  mockCall('/api/admin/imports/save-source', ({ id, fields }) => {
    asked(fields);
    if (sources.some((one) => one.id !== id && one.name === fields.name))
      throw staffRefusal('import.source_taken');
    return { sources: [...sources] };
  }),
  mockCall('/api/admin/imports/delete-source', ({ id }) => ({
    sources: sources.filter((one) => one.id !== id),
  })),
  mockCall('/api/admin/imports/load-source', (wish) => {
    asked(wish);
    return { id: 43 };
  }),
];

/** A server that sees this table in the file that was sent. */
export const mockTable = (view: TableView) => [mockCall('/api/admin/imports/table', () => view)];
