export { enter, entryOf, fieldsOf, isField, ownFields } from './fields.ts';
export type { Entry, Field } from './fields.ts';
export { insist, late } from './late.ts';
export { latePart } from './latePart.tsx';
export { settled } from './settled.ts';
export { useCode } from './useCode.ts';
export { useEarlyEntries } from './useEarlyEntries.ts';
