export { changedFields, mergeFields } from './mergeFields.ts';
export type { Fields, Merged, ThreeStates } from './mergeFields.ts';
