import { momentCell, textCell } from '@siren/domain/exports';
import type { Cell } from '@siren/domain/exports';
import { importMark, importMarkWords, importSeverityWords } from '@siren/domain/imports';
import { LINE_HEADING, REASON_HEADING } from '@siren/domain/imports';
import type { FailedRow, ImportCounts, ImportLine, TableMapping } from '@siren/domain/imports';
import { composed, fragment, sql } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { failedOrder, narrowFailed } from './listFailedRows.ts';
import { shopZone } from '../lists/index.ts';
import { narrowLines } from './lineRows.ts';
import { lineColumns, linesOrder } from './listLines.ts';
import { narrowRuns, runsOrder } from './listRuns.ts';
import { runColumns, wholeRun } from './runRows.ts';
import type { RunRead } from './runRows.ts';

interface RunMoments extends RunRead {
  /** By the shop's clocks. */
  began: string;
  ended: string | null;
}

const count = (value: number): Cell => ({ kind: 'count', value });
const countOf = (key: keyof ImportCounts) => (read: RunRead) => count(wholeRun(read).counts[key]);

const runCells: readonly ExportColumn<RunMoments>[] = [
  { head: 'Запуск', cell: ({ id }) => count(id) },
  { head: 'Источник', cell: ({ source }) => textCell(source) },
  { head: 'Файл', cell: ({ file }) => textCell(file) },
  { head: 'Регион', cell: ({ region }) => textCell(region ?? '') },
  { head: 'Начат', cell: ({ began }) => momentCell(began) },
  { head: 'Закончен', cell: ({ ended }) => momentCell(ended) },
  { head: 'Итог', cell: (read) => textCell(importMarkWords[importMark(wholeRun(read))]) },
  { head: 'Пробный', cell: ({ dryRun }) => textCell(dryRun ? 'да' : 'нет') },
  { head: 'Прочитано', cell: countOf('read') },
  { head: 'Создано', cell: countOf('created') },
  { head: 'Изменено', cell: countOf('updated') },
  { head: 'Без изменений', cell: countOf('skipped') },
  { head: 'Не\u00a0взято', cell: countOf('failed') },
  { head: 'Снято с\u00a0продажи', cell: countOf('withdrawn') },
  { head: 'Ошибок', cell: (read) => count(wholeRun(read).lines.error) },
  { head: 'Предупреждений', cell: (read) => count(wholeRun(read).lines.warning) },
  { head: 'Кто', cell: ({ author }) => textCell(author) },
];

const momentOf = (column: 'started_at' | 'finished_at') => fragment`
  to_char(${column === 'started_at' ? fragment`r.started_at` : fragment`r.finished_at`} at time zone ${shopZone},
    'YYYY-MM-DD"T"HH24:MI')`;

/** Runs of imports, as a file. */
const importRunsExport = defineExport({
  list: 'imports',
  title: 'Журнал импорта',
  columns: runCells,
  ask(payload) {
    const conditions = narrowRuns(payload);
    return {
      count: composed`select count(*)::int as total from import_runs r where ${conditions}`,
      rows: fragment`
        select ${runColumns}, ${momentOf('started_at')} as began, ${momentOf('finished_at')} as ended
        from import_runs r where ${conditions} order by ${runsOrder(payload.sort)}`,
    };
  },
});

const lineCells: readonly ExportColumn<ImportLine>[] = [
  { head: 'Строка', cell: ({ line }) => (line === null ? null : count(line)) },
  { head: 'Id\u00a0в\u00a0файле', cell: ({ externalId }) => textCell(externalId ?? '') },
  { head: 'Важность', cell: ({ severity }) => textCell(importSeverityWords[severity]) },
  { head: 'Поле', cell: ({ field }) => textCell(field ?? '') },
  { head: 'Значение', cell: ({ value }) => textCell(value ?? '') },
  { head: 'Причина', cell: ({ message }) => textCell(message) },
  { head: 'Новая', cell: ({ fresh }) => textCell(fresh === null ? '' : fresh ? 'да' : 'нет') },
];

/** Lines of the report of a run, as a file; none where no run is named. */
const importLinesExport = defineExport({
  list: 'imports/lines',
  title: 'Отчёт импорта',
  columns: lineCells,
  ask(payload) {
    const run = payload.filters.run ?? 0;
    const conditions = narrowLines(payload, run);
    return {
      count: composed`select count(*)::int as total from import_run_rows w where ${conditions}`,
      rows: fragment`
        select ${lineColumns(run)} from import_run_rows w where ${conditions} order by ${linesOrder(payload.sort)}`,
    };
  },
});

/** The columns of the table itself, and after them where each row stands and why it was not taken. */
const failedColumns = (columns: TableMapping['columns']): ExportColumn<FailedRow>[] => [
  ...columns.flatMap(({ heading }, at): ExportColumn<FailedRow>[] =>
    heading === LINE_HEADING || heading === REASON_HEADING
      ? []
      : [{ head: heading, cell: ({ cells }) => textCell(cells[at] ?? '') }],
  ),
  { head: LINE_HEADING, cell: ({ line }) => count(line) },
  { head: REASON_HEADING, cell: ({ reason }) => textCell(reason) },
];

/** Rows of a table that were not taken, with its own headings: mended, they are sent back alone. None where no run is named. */
const failedRowsExport = defineExport({
  list: 'imports/failed-rows',
  title: 'Невзятые строки',
  async columns(db, { filters: { run } }) {
    const [read] = await db.query<{ columns: TableMapping['columns'] | null }>(sql`
      select coalesce(r.mapping, to_jsonb(m)) -> 'columns' as columns
      from import_runs r left join import_mappings m on m.source = r.source where r.id = ${run ?? 0}`);
    return failedColumns(read?.columns ?? []);
  },
  ask(payload) {
    const conditions = narrowFailed(payload);
    return {
      count: composed`select count(*)::int as total from import_failed_rows f where ${conditions}`,
      rows: fragment`
        select f.line, f.reason, f.cells from import_failed_rows f where ${conditions}
        order by ${failedOrder(payload.sort)}`,
    };
  },
});

/** What of imports can be taken along. */
export const importsExports = [importRunsExport, importLinesExport, failedRowsExport];
