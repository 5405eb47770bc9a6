export type * from './entities.ts';
export { reportStatuses } from './entities.ts';
export { archiveNames } from './archiveNames.ts';
export type { ArchivedPhoto } from './archiveNames.ts';
export {
  boardReports,
  narrowedReports,
  regionsOf,
  reviewersOf,
  storesOf,
  waitingAround,
} from './boardReports.ts';
export type { BoardFilters, BoardReport, Waiting } from './boardReports.ts';
export { boardFiltersIn, boardFilterNames } from './boardFilters.ts';
export { boardStateOf, boardStateWords, boardStates } from './boardState.ts';
export type { BoardState } from './boardState.ts';
export { firstPeriod } from './firstPeriod.ts';
export { fittedPhoto } from './fittedPhoto.ts';
export { deletePlanProblem } from './deletePlanProblem.ts';
export { deadlineProblem } from './deadlineProblem.ts';
export { holdsScript } from './holdsScript.ts';
export { isOverdue } from './isOverdue.ts';
export {
  PHOTO_BYTES_MAX,
  PHOTO_NAME_MAX,
  PHOTO_NOTES_MAX,
  PHOTO_PART_BYTES,
  PHOTO_TEXT_MAX,
  PHOTO_REPLACED_DAYS,
  PHOTO_UNUSED_DAYS,
  PHOTOS_REPLACED_MAX,
  PHOTOS_UNUSED_MAX,
  SAMPLE_UNUSED_DAYS,
  PLAN_SHOTS_MAX,
  PLAN_STORES_MAX,
  photoProblem,
  photoWidths,
} from './photoFiles.ts';
export type { PhotoProblem } from './photoFiles.ts';
export { planProblems } from './planProblems.ts';
export type { PlanWish } from './planProblems.ts';
export { missingShots, photoReportPermissions, reportAfter } from './reportSteps.ts';
export type { ReportStep } from './reportSteps.ts';
export { movedSpot, spotAt } from './spots.ts';
