export type { ImportSummary } from './ImportSummary.ts';
export { recordRun } from './recordRun.ts';
export { closeRun, goOnWithRun, hasFinishedRun, noteLines, noteProgress, openRun } from './importRuns.ts';
export { createProblemLog } from './ProblemLog.ts';
export type { ProblemLog } from './ProblemLog.ts';
export { readRegion } from './readRegion.ts';
export type { ImportRegion } from './readRegion.ts';
export { ImportBusyError, withSourceLock } from './withSourceLock.ts';
