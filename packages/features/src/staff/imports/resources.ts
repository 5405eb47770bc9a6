import type { AnswerOf } from '@siren/contract/calls';
import { exportAddress } from '@siren/contract/exports';
import type { ExportFormat } from '@siren/domain/exports';
import {
  differenceFields,
  differenceKinds,
  failedRowSorts,
  importDifferenceSorts,
  importLineSorts,
  importRunSorts,
  importSeverities,
  importStatuses,
  isAtWork,
} from '@siren/domain/imports';
import type {
  ImportDifferenceFilters,
  ImportLineFilters,
  ImportRun,
  ImportRunFilters,
} from '@siren/domain/imports';
import { knownIn } from '@siren/domain/lists';
import { foldTyped } from '@siren/domain/typed';
import { resource } from '../../api/index.ts';
import { dayIn } from '../kit/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

const runFilters = ['status', 'source', 'dry', 'wrong', 'from', 'to'] as const;
/** `show` tells the report of a trial from its differences. */
const lineFilters = ['severity', 'kind', 'field', 'fresh', 'show'] as const;
const differenceFilters = ['kind', 'field'] as const;

/** Names as the server takes them. */
const namesIn = (chosen: readonly string[] = [], max: number): string[] =>
  chosen.filter((name) => name.length <= 200 && foldTyped(name) === name).slice(0, max);

function runFiltersOf(chosen: ChosenFilters): ImportRunFilters {
  const status = knownIn(chosen['status'], importStatuses);
  const source = namesIn(chosen['source'], 50);
  const [from, to] = [dayIn(chosen, 'from'), dayIn(chosen, 'to')];
  return {
    ...(status.length > 0 && { status }),
    ...(source.length > 0 && { source }),
    ...(chosen['dry'] && { dry: true as const }),
    ...(chosen['wrong'] && { wrong: true as const }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

function lineFiltersOf(chosen: ChosenFilters): ImportLineFilters {
  const severity = knownIn(chosen['severity'], importSeverities);
  const kind = (chosen['kind'] ?? []).filter((one) => /^[a-z_]{1,60}$/.test(one)).slice(0, 100);
  const field = namesIn(chosen['field'], 50);
  return {
    ...(severity.length > 0 && { severity }),
    ...(kind.length > 0 && { kind }),
    ...(field.length > 0 && { field }),
    ...(chosen['fresh'] && { fresh: true as const }),
  };
}

/** What `show` says of the report of a trial. */
export const REPORT = 'report';

/** What the address of the list of runs may say. */
export const runRule: ListRule = {
  filters: runFilters,
  sorts: importRunSorts,
  meant: (chosen) => ({ ...(runFiltersOf(chosen) as ReturnType<ListRule['meant']>) }),
};

/** What the address of a report may say of its lines. */
export const lineRule: ListRule = {
  filters: lineFilters,
  sorts: importLineSorts,
  meant: (chosen) => ({
    ...(lineFiltersOf(chosen) as ReturnType<ListRule['meant']>),
    ...(chosen['show']?.includes(REPORT) && { show: [REPORT] }),
  }),
};

function differenceFiltersOf(chosen: ChosenFilters): ImportDifferenceFilters {
  const kind = knownIn(chosen['kind'], differenceKinds);
  const field = knownIn(chosen['field'], differenceFields);
  return { ...(kind.length > 0 && { kind }), ...(field.length > 0 && { field }) };
}

/** What the address of a trial may say of its differences. */
export const differenceRule: ListRule = {
  filters: differenceFilters,
  sorts: importDifferenceSorts,
  meant: (chosen) => ({ ...(differenceFiltersOf(chosen) as ReturnType<ListRule['meant']>) }),
};

export const FIRST_RUN_SORT = { key: importRunSorts[0], direction: 'descending' } as const;
export const FIRST_DIFFERENCE_SORT = { key: importDifferenceSorts[0], direction: 'ascending' } as const;
export const FIRST_LINE_SORT = { key: importLineSorts[0], direction: 'ascending' } as const;

const askedRuns = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: runFiltersOf(filters),
  sort: { ...FIRST_RUN_SORT, ...(sort && { direction: sort.direction }) },
});
const askedLines = (run: number, { query, filters, sort }: ListAddress) => ({
  query,
  filters: { run, ...lineFiltersOf(filters) },
  sort: { ...FIRST_LINE_SORT, ...(sort && { direction: sort.direction }) },
});

/** The page of the list of runs that an address names. */
export const runsResource = (address: ListAddress) =>
  resource('/api/admin/imports/list', { ...askedRuns(address), page: address.page });

export const runsFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('imports', format, askedRuns(address));

/** Names of sources. */
export const choicesResource = resource('/api/admin/imports/choices', {});

/** A run with what its report comes to. */
export const reportResource = (id: number) => resource('/api/admin/imports/get', { id });

/** The page of lines of a report that an address names. */
export const linesResource = (run: number, address: ListAddress) =>
  resource('/api/admin/imports/lines/list', { ...askedLines(run, address), page: address.page });

export const linesFile = (run: number, address: ListAddress, format: ExportFormat): string =>
  exportAddress('imports/lines', format, askedLines(run, address));

/** The page of differences of a trial that an address names. */
export const differencesResource = (run: number, { query, filters, sort, page }: ListAddress) =>
  resource('/api/admin/imports/differences/list', {
    ...{ query, page, filters: { run, ...differenceFiltersOf(filters) } },
    sort: { ...FIRST_DIFFERENCE_SORT, ...(sort && { direction: sort.direction }) },
  });

/** How often what is at work is asked how far it is, ms. */
const WATCH_MS = 2_000;

/** Runs that are at work are asked again and again. What is not known yet counts as such: nobody asks again who began with no interval. */
export const watchRuns = {
  refreshInterval: (list?: AnswerOf<'/api/admin/imports/list'>) =>
    !list || list.rows.some(isAtWork) ? WATCH_MS : 0,
};
export const watchLines = (run: ImportRun) => ({
  refreshInterval: isAtWork(run) ? WATCH_MS : 0,
});
export const watchReport = {
  refreshInterval: (report?: AnswerOf<'/api/admin/imports/get'>) =>
    !report || isAtWork(report.run) ? WATCH_MS : 0,
};

/** Whether a key of the cache is of what runs have reported and found. */
export const isOfReports = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api\/admin\/imports\/(?:lines|differences)/u.test(key);

/** Files in the folder of the server. */
export const folderResource = resource('/api/admin/imports/folder', {});

/** Sources that are fetched by their address. */
export const sourcesResource = resource('/api/admin/imports/sources', {});

export const watchSources = {
  refreshInterval: (answer?: AnswerOf<'/api/admin/imports/sources'>) =>
    !answer || answer.sources.some(({ last }) => last !== null && isAtWork(last)) ? WATCH_MS : 0,
};

/** A table that was sent, as somebody is asked how to read it. */
export const tableResource = (file: string, source: string) =>
  resource('/api/admin/imports/table', { file, source });

/** Rows of a table that a run has not taken. */
export const failedRowsFile = (run: number, format: ExportFormat): string =>
  exportAddress('imports/failed-rows', format, {
    ...{ query: '', filters: { run }, sort: { key: failedRowSorts[0], direction: 'ascending' } },
  });
