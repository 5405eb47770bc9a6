import { IMPORT_SOURCE_MAX, importLineSorts, importRunSorts, importStatuses } from '@siren/domain/imports';
import { z } from 'zod';
import { defineCall, empty, id, isoDate, typed } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import { importLine, importReport, importRun, severity } from './schemas.ts';

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

export const importsCalls = {
  '/api/admin/imports/list': defineCall({
    summary: 'Runs of imports, narrowed by words of their file, source and author, the newest first',
    needs,
    ...runs,
    errors: [],
  }),
  '/api/admin/imports/choices': defineCall({
    summary: 'Names of all sources that have ever been imported, and the day that periods go by',
    needs,
    payload: empty,
    answer: z.object({ today: isoDate, sources: z.array(z.string()) }),
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
};
