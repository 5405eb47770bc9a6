export { changedInRun } from './changedInRun.ts';
export { inRun } from './inRun.ts';
export { recordCall, recordCallResult } from './phoneCalls.ts';
export type { SaidOfCall } from './phoneCalls.ts';
export { readChanges } from './readChanges.ts';
export { recordChange } from './recordChange.ts';
export { removeOldChanges } from './removeOldChanges.ts';
export type { AuditKept } from './removeOldChanges.ts';
export type { Changed, Changer } from './recordChange.ts';
