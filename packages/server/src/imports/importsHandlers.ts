import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { beginFile } from './files/index.ts';
import { listDifferences } from './listDifferences.ts';
import { listLines } from './listLines.ts';
import { listRuns, readRunChoices } from './listRuns.ts';
import { listFailedRows } from './listFailedRows.ts';
import { readTable } from './readTable.ts';
import { readReport } from './readReport.ts';
import { cancelRun, startAgain, startRun } from './queue/index.ts';
import {
  createSource,
  deleteSource,
  listFolder,
  loadSource,
  readSources,
  saveSource,
} from './sources/index.ts';

/**
 * Calls by which staff begin and stop imports, and look through them and what they report.
 *
 * @param root folder of the server that sources may be loaded from; null for none
 */
export const createImportsHandlers = (
  root: string | null,
): Pick<Handlers, Extract<CallPath, `/api/admin/imports/${string}`>> => ({
  '/api/admin/imports/list': listRuns,
  '/api/admin/imports/choices': readRunChoices,
  '/api/admin/imports/get': (context, { id }) => readReport(context, id),
  '/api/admin/imports/lines/list': listLines,
  '/api/admin/imports/differences/list': listDifferences,
  '/api/admin/imports/failed-rows/list': listFailedRows,
  '/api/admin/imports/begin-file': beginFile,
  '/api/admin/imports/table': readTable,
  '/api/admin/imports/start': startRun,
  '/api/admin/imports/again': startAgain,
  '/api/admin/imports/sources': (context) => readSources(context),
  '/api/admin/imports/folder': () => listFolder(root),
  '/api/admin/imports/create-source': createSource,
  '/api/admin/imports/save-source': saveSource,
  '/api/admin/imports/delete-source': deleteSource,
  '/api/admin/imports/load-source': loadSource,
  '/api/admin/imports/cancel': (context, { id }) => cancelRun(context, id),
});
