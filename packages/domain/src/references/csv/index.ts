export { csvHeads, entriesCsv } from './entriesCsv.ts';
export { importPlan } from './importPlan.ts';
export type { ImportPlan, PlannedEntry, RowProblem } from './importPlan.ts';
