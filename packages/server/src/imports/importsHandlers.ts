import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { listLines } from './listLines.ts';
import { listRuns, readRunChoices } from './listRuns.ts';
import { readReport } from './readReport.ts';

/** Calls by which staff look through imports and what they report. */
export const importsHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/imports/${string}`>> = {
  '/api/admin/imports/list': listRuns,
  '/api/admin/imports/choices': readRunChoices,
  '/api/admin/imports/get': (context, { id }) => readReport(context, id),
  '/api/admin/imports/lines/list': listLines,
};
