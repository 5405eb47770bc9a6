export { inRun } from './inRun.ts';
export { recordCall, recordCallResult } from './phoneCalls.ts';
export type { SaidOfCall } from './phoneCalls.ts';
export { readChanges } from './readChanges.ts';
export { recordChange, removeOldChanges } from './recordChange.ts';
export type { Changed, Changer } from './recordChange.ts';
