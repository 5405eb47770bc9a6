import {
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILE_NAME_MAX,
  IMPORT_SOURCE_MAX,
  SOURCE_ADDRESS_MAX,
  SOURCE_LOGIN_MAX,
  isSourceAddress,
  sourcePeriods,
  failedRowSorts,
  importDifferenceSorts,
  importLineSorts,
  importRunSorts,
  importStatuses,
} from '@siren/domain/imports';
import { z } from 'zod';
import { defineCall, empty, id, isoDate, text, typed } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import {
  differenceField,
  differenceKind,
  importDifference,
  importFile,
  importSource,
  importLine,
  importReport,
  importRun,
  severity,
  failedRow,
  folderFile,
  chosenMapping,
  tableView,
} from './schemas.ts';

const needs = { all: needsOf('imports') };
/** Name of a kind of lines. */
const code = z.string().regex(/^[a-z_]{1,60}$/);

const runs = defineList({
  row: importRun,
  filters: {
    status: z.array(z.enum(importStatuses)).min(1).max(importStatuses.length),
    source: z.array(typed(IMPORT_SOURCE_MAX)).min(1).max(50),
    dry: z.boolean(),
    wrong: z.boolean(),
    from: isoDate,
    to: isoDate,
  },
  sorts: importRunSorts,
  sums: {},
});

const lines = defineList({
  row: importLine,
  filters: {
    run: id,
    severity: z.array(severity).min(1).max(3),
    kind: z.array(code).min(1).max(100),
    field: z.array(typed(200)).min(1).max(50),
    fresh: z.boolean(),
  },
  sorts: importLineSorts,
  sums: {},
});

const differences = defineList({
  row: importDifference,
  filters: {
    run: id,
    kind: z.array(differenceKind).min(1).max(3),
    field: z.array(differenceField).min(1).max(20),
  },
  sorts: importDifferenceSorts,
  sums: {},
});

const failedRows = defineList({
  row: failedRow,
  filters: { run: id },
  sorts: failedRowSorts,
  sums: {},
});

/** Key of a wish for a run: repeated, it begins no second one. */
const idempotencyKey = z.uuid();
const begun = z.object({ id });

const seen = { id, version: z.int().min(0) };
const sources = z.object({ sources: z.array(importSource) });
const sourceFields = z.strictObject({
  name: typed(IMPORT_SOURCE_MAX).min(1),
  address: text(SOURCE_ADDRESS_MAX).refine(isSourceAddress, 'no address of a file'),
  /** Code. */
  region: typed(100),
  period: z.enum(sourcePeriods),
  hour: z.int().min(0).max(23),
  login: typed(SOURCE_LOGIN_MAX).refine((value) => !value.includes(':'), 'no colon'),
  /** null: the one that is kept. It stays only where the address stays at its site. */
  password: z.string().max(SOURCE_LOGIN_MAX).nullable(),
});
const misplaced = ['import.source_taken', 'import.no_such_region'] as const;

export const importsCalls = {
  '/api/admin/imports/list': defineCall({
    summary: 'Runs of imports, narrowed by words of their file, source and author, the newest first',
    needs,
    ...runs,
    errors: [],
  }),
  '/api/admin/imports/choices': defineCall({
    summary:
      'Names of all sources that have ever been imported, regions that prices may be of, and the day that periods go by',
    needs,
    payload: empty,
    answer: z.object({
      today: isoDate,
      sources: z.array(z.string()),
      regions: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    errors: [],
  }),
  '/api/admin/imports/get': defineCall({
    summary: 'A run of an import with what its report comes to, by kinds, compared with the run before',
    needs,
    payload: z.object({ id }),
    answer: importReport,
    errors: ['import.not_found'],
  }),
  '/api/admin/imports/lines/list': defineCall({
    summary:
      'Lines of the report of a run, narrowed by words, in the order of the file; what is of the file as a whole comes first. None where no run is named',
    needs,
    ...lines,
    errors: [],
  }),
  '/api/admin/imports/differences/list': defineCall({
    summary:
      'What a trial found that its file would change, narrowed by words, in the order of the file; what would be withdrawn comes last. None where no run is named',
    needs,
    ...differences,
    errors: [],
  }),
  '/api/admin/imports/failed-rows/list': defineCall({
    summary:
      'Rows of a table that a run has not taken, as they stand in it, each with its reason. None where no run is named',
    needs,
    ...failedRows,
    errors: [],
  }),
  '/api/admin/imports/table': defineCall({
    summary:
      'Look at a table that was sent: its headings, its first rows, and how they and the last table of the source suggest to read it',
    needs,
    payload: z.object({ file: z.uuid(), source: typed(IMPORT_SOURCE_MAX) }),
    answer: tableView,
    errors: ['import.file_not_found', 'import.table_unreadable'],
  }),
  '/api/admin/imports/begin-file': defineCall({
    summary:
      'Begin to send a file, or go on with it: the same name, size and time of change are the same file. Its bytes go by parts to `/api/admin/imports/send-part`',
    needs,
    payload: z.object({
      name: typed(IMPORT_FILE_NAME_MAX),
      size: z.int().min(1).max(IMPORT_FILE_BYTES_MAX),
      /** When the file was changed last, ms since 1970. */
      modified: z.int().min(0),
    }),
    answer: importFile,
    errors: ['import.files_full'],
  }),
  '/api/admin/imports/start': defineCall({
    summary:
      'Begin a trial of a file that was sent: it is read and compared, and nothing is changed. It waits its turn and goes on by itself. A table needs its `mapping`, which is kept for the next one of the source',
    needs,
    payload: z.object({
      idempotencyKey,
      file: z.uuid(),
      source: typed(IMPORT_SOURCE_MAX),
      region: typed(100),
      /** Of a table. */
      mapping: chosenMapping.optional(),
    }),
    answer: begun,
    errors: [
      'import.file_not_found',
      'import.file_unknown',
      'import.mapping_needed',
      'import.no_such_region',
    ],
  }),
  '/api/admin/imports/again': defineCall({
    summary:
      'Import the file of a run again, as a trial or for real. What the file lacks is withdrawn even where that is more than half, if `allowLoss` says so',
    needs,
    payload: z.object({ idempotencyKey, id, dryRun: z.boolean(), allowLoss: z.boolean() }),
    answer: begun,
    errors: ['import.not_found', 'import.at_work', 'import.file_not_found'],
  }),
  '/api/admin/imports/cancel': defineCall({
    summary:
      'Stop a run: one that waits at once, one at work after what it is writing. What was written stays, and nothing is withdrawn',
    needs,
    payload: z.object({ id }),
    answer: begun,
    errors: ['import.not_found', 'import.ended'],
  }),
  '/api/admin/imports/sources': defineCall({
    summary:
      'Sources whose files are fetched by their address, each with its newest run and when it is loaded next',
    needs,
    payload: empty,
    answer: sources,
    errors: [],
  }),
  '/api/admin/imports/folder': defineCall({
    summary:
      'Files in the folder of the server that sources may be loaded from, by their names; null where the shop has no such folder',
    needs,
    payload: empty,
    answer: z.object({ files: z.array(folderFile).nullable() }),
    errors: [],
  }),
  '/api/admin/imports/create-source': defineCall({
    summary: 'Keep a source that is fetched by its address; the same key makes one',
    needs,
    payload: z.object({ idempotencyKey, fields: sourceFields }),
    answer: sources,
    errors: [...misplaced, 'import.sources_full', 'import.source_made_otherwise'],
  }),
  '/api/admin/imports/save-source': defineCall({
    summary: 'Save a source as it was seen; its next time is counted anew',
    needs,
    payload: z.object({ ...seen, fields: sourceFields }),
    answer: sources,
    errors: [...misplaced, 'import.no_such_source', 'general.conflict'],
  }),
  '/api/admin/imports/delete-source': defineCall({
    summary: 'Forget a source; its goods and its runs stay',
    needs,
    payload: z.object(seen),
    answer: sources,
    errors: ['import.no_such_source', 'general.conflict'],
  }),
  '/api/admin/imports/load-source': defineCall({
    summary: 'Fetch a source and import it at once; a run of it that has not ended stands for that',
    needs,
    payload: z.object({ idempotencyKey, id }),
    answer: begun,
    errors: ['import.no_such_source'],
  }),
};
