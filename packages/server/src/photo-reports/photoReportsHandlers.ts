import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { createPlan, savePlan } from './changePlans.ts';
import { beginPhoto } from './files/index.ts';
import { readBoard, readStaffPlan } from './readPlans.ts';
import { readStaffReport } from './readReport.ts';
import { rejectReport, stepReport } from './stepReport.ts';

/** Calls by which stores are asked for photos, send them, and hear what is wrong with them. */
export const photoReportsHandlers: Pick<Handlers, Extract<CallPath, `/api/tools/photo-reports/${string}`>> = {
  '/api/tools/photo-reports/board': readBoard,
  '/api/tools/photo-reports/get': readStaffReport,
  '/api/tools/photo-reports/get-plan': (context, { id }) => readStaffPlan(context, id),
  '/api/tools/photo-reports/create-plan': createPlan,
  '/api/tools/photo-reports/save-plan': savePlan,
  '/api/tools/photo-reports/begin-photo': beginPhoto,
  '/api/tools/photo-reports/send': (context, seen) => stepReport(context, { ...seen, step: 'send' }),
  '/api/tools/photo-reports/accept': (context, seen) => stepReport(context, { ...seen, step: 'accept' }),
  '/api/tools/photo-reports/reject': rejectReport,
};
