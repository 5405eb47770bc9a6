export { createImportWorker } from './createImportWorker.ts';
export type { ImportWorker, WorkerOptions } from './createImportWorker.ts';
export { lookAfterImports } from './lookAfterImports.ts';
export { cancelRun, startAgain, startRun } from './startRun.ts';
