export { enter, entryOf, fieldsOf, isField, ownFields } from './fields.ts';
export type { Entry, Field } from './fields.ts';
export { LateBoundary } from './LateBoundary.tsx';
export { insist, late } from './late.ts';
export { useCode } from './useCode.ts';
export { useEarlyEntries } from './useEarlyEntries.ts';
