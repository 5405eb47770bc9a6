import {
  PHOTO_BYTES_MAX,
  PHOTO_NAME_MAX,
  PHOTO_NOTES_MAX,
  PHOTO_TEXT_MAX,
  photoReportPermissions,
} from '@siren/domain/photo-reports';
import { z } from 'zod';
import { defineCall, empty, id, isoDate, text, typed } from '../call/index.ts';
import {
  count,
  period,
  photoFile,
  photoNote,
  photoPlan,
  photoReport,
  plannedStore,
  planWish,
  reportCell,
  shotsWish,
  staffPhotoPlan,
} from './schemas.ts';

const needs = photoReportPermissions;
const report = { plan: id, store: id };
/** A report as it was seen. */
const seen = { ...report, version: count };

export const photoReportsCalls = {
  '/api/tools/photo-reports/board': defineCall({
    summary:
      'Plans of a month, or of the newest one, how each store stands with each, and stores that may be asked',
    needs,
    payload: z.object({ period: period.nullable() }),
    answer: z.object({
      period: z.string().nullable(),
      periods: z.array(z.string()),
      plans: z.array(photoPlan),
      cells: z.array(reportCell),
      stores: z.array(plannedStore),
    }),
    errors: [],
  }),
  '/api/tools/photo-reports/get': defineCall({
    summary: 'A report of a store for a plan, with the photos that the shop has',
    needs,
    payload: z.object(report),
    answer: photoReport,
    errors: ['photo_report.not_found'],
  }),
  '/api/tools/photo-reports/get-plan': defineCall({
    summary: 'A plan, how its stores stand with it, and its history',
    needs,
    payload: z.object({ id }),
    answer: staffPhotoPlan,
    errors: ['photo_report.not_found'],
  }),
  '/api/tools/photo-reports/create-plan': defineCall({
    summary:
      'Make a plan. The same key makes one; asked for another plan by it, it is refused with the one that was made. Samples were sent before it, as photos of no report',
    needs: 'photo-reports.plan',
    payload: z.object({ idempotencyKey: z.uuid(), period, ...planWish, shots: shotsWish }),
    answer: photoPlan,
    errors: [
      ...(['photo_report.store_gone', 'photo_report.deadline_over'] as const),
      ...(['photo_report.made_otherwise', 'photo.not_found'] as const),
    ],
  }),
  '/api/tools/photo-reports/save-plan': defineCall({
    summary: 'Change task, last day and stores of a plan; a store that began its report stays',
    needs: 'photo-reports.plan',
    payload: z.object({ id, version: count, ...planWish }),
    answer: staffPhotoPlan,
    errors: [
      ...(['photo_report.not_found', 'photo_report.store_gone'] as const),
      ...(['photo_report.store_used', 'photo_report.deadline_over', 'general.conflict'] as const),
    ],
  }),
  '/api/tools/photo-reports/delete-plan': defineCall({
    summary: 'Delete a plan that no store has begun',
    needs: 'photo-reports.plan',
    payload: z.object({ id, version: count }),
    answer: empty,
    errors: ['photo_report.not_found', 'photo_report.plan_used', 'general.conflict'],
  }),
  '/api/tools/photo-reports/begin-photo': defineCall({
    summary:
      'Begin to send a photo for a shot of a report, or a sample for a plan to come, or go on with it: its bytes go by parts to `/api/tools/photo-reports/send-part`',
    needs: ['photo-reports.plan', 'photo-reports.send'],
    payload: z.object({
      of: z.object({ ...report, shot: id }).nullable(),
      name: typed(PHOTO_NAME_MAX),
      size: z.int().min(1).max(PHOTO_BYTES_MAX),
      /** When the file was changed last, ms since 1970. */
      modified: z.int().min(0),
    }),
    answer: photoFile,
    errors: ['photo_report.not_found', 'photo_report.step_not_allowed', 'photo.too_many'],
  }),
  '/api/tools/photo-reports/send': defineCall({
    summary: 'Send a report, once the shop has all its photos',
    needs: 'photo-reports.send',
    payload: z.object(seen),
    answer: photoReport,
    errors: [
      'photo_report.not_found',
      'photo_report.step_not_allowed',
      'photo_report.missing',
      'general.conflict',
    ],
  }),
  '/api/tools/photo-reports/accept': defineCall({
    summary: 'Accept a report as it was seen',
    needs: 'photo-reports.review',
    payload: z.object(seen),
    answer: photoReport,
    errors: ['photo_report.not_found', 'photo_report.step_not_allowed', 'general.conflict'],
  }),
  '/api/tools/photo-reports/reject': defineCall({
    summary:
      'Give a report back, with words on spots of its photos, and a last day of its own where it gets one',
    needs: 'photo-reports.review',
    payload: z.object({
      ...seen,
      comment: text(PHOTO_TEXT_MAX).min(1),
      notes: z.array(photoNote).max(PHOTO_NOTES_MAX),
      /** null leaves the last day as it is. */
      deadline: isoDate.nullable(),
    }),
    answer: photoReport,
    errors: [
      'photo_report.not_found',
      'photo_report.step_not_allowed',
      'photo_report.deadline_over',
      'general.conflict',
    ],
  }),
};
