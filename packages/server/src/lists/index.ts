export { allOf } from './allOf.ts';
export { eachRecord } from './eachRecord.ts';
export type { Changed } from './eachRecord.ts';
export { begins, phoneTerm, textTerm } from './terms.ts';
