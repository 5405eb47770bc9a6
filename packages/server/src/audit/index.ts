export { readChanges } from './readChanges.ts';
export { recordChange, removeOldChanges } from './recordChange.ts';
export type { Changed, Changer, RecordKind } from './recordChange.ts';
