import type { CallPath } from '@siren/contract/calls';
import type { Context, Handlers } from '../http/index.ts';
import { createPlan, savePlan } from './changePlans.ts';
import { deletePlan } from './deletePlan.ts';
import { beginPhoto } from './files/index.ts';
import { readBoard, readShownPlan } from './readPlans.ts';
import { readStaffReport } from './readReport.ts';
import { checkShown } from './shownStores.ts';
import { rejectReport, stepReport } from './stepReport.ts';

/** A handler for reports of stores that are shown to who asks. */
const ofShown =
  <Of extends { store: number }, Answer>(handle: (context: Context, of: Of) => Promise<Answer>) =>
  async (context: Context, of: Of): Promise<Answer> => {
    await checkShown(context, of.store);
    return handle(context, of);
  };

/** Calls by which stores are asked for photos, send them, and hear what is wrong with them. */
export const photoReportsHandlers: Pick<Handlers, Extract<CallPath, `/api/tools/photo-reports/${string}`>> = {
  '/api/tools/photo-reports/board': readBoard,
  '/api/tools/photo-reports/get': ofShown(readStaffReport),
  '/api/tools/photo-reports/get-plan': (context, { id }) => readShownPlan(context, id),
  '/api/tools/photo-reports/create-plan': createPlan,
  '/api/tools/photo-reports/save-plan': savePlan,
  '/api/tools/photo-reports/delete-plan': deletePlan,
  '/api/tools/photo-reports/begin-photo': beginPhoto,
  '/api/tools/photo-reports/send': ofShown((context, seen) => stepReport(context, { ...seen, step: 'send' })),
  '/api/tools/photo-reports/accept': ofShown((context, seen) =>
    stepReport(context, { ...seen, step: 'accept' }),
  ),
  '/api/tools/photo-reports/reject': ofShown(rejectReport),
};
