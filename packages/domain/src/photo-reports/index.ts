export type * from './entities.ts';
export { reportStatuses } from './entities.ts';
export { isOverdue } from './isOverdue.ts';
export {
  PHOTO_BYTES_MAX,
  PHOTO_NAME_MAX,
  PHOTO_NOTES_MAX,
  PHOTO_PART_BYTES,
  PHOTO_TEXT_MAX,
  PLAN_SHOTS_MAX,
  PLAN_STORES_MAX,
  photoProblem,
  photoWidths,
} from './photoFiles.ts';
export type { PhotoProblem } from './photoFiles.ts';
export { missingShots, photoReportPermissions, reportAfter } from './reportSteps.ts';
export type { ReportStep } from './reportSteps.ts';
