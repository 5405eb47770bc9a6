export type { ImportSummary } from './ImportSummary.ts';
export { forgetFetched } from './forgetFetched.ts';
export { recordRun } from './recordRun.ts';
export {
  closeRun,
  goOnWithRun,
  hasFinishedRun,
  noteLines,
  notePictures,
  noteProgress,
  openRun,
} from './importRuns.ts';
export { createProblemLog } from './ProblemLog.ts';
export type { ProblemLog } from './ProblemLog.ts';
export { NOTHING_WRITTEN, noteWritten } from './RunWritten.ts';
export type { RunWritten } from './RunWritten.ts';
export { RunCancelled, RunInterrupted, RunOver, RunUnchanged, takeUpRun } from './takeUpRun.ts';
export { readRegion } from './readRegion.ts';
export type { ImportRegion } from './readRegion.ts';
export { ImportBusyError, withSourceLock } from './withSourceLock.ts';
