export { importFeed, NEW_DAYS, UnknownRegionError } from './importFeed.ts';
export type { ImportOptions } from './importFeed.ts';
export type { Problem, ProblemCode } from './problems/index.ts';
export { runImport } from './runImport.ts';
export type { RunImportOptions } from './runImport.ts';
export { shortName } from './text/index.ts';
export { ImportBusyError } from './runs/index.ts';
export type { ImportCounts, ImportSummary } from './runs/index.ts';
