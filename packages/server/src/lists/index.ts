export { allOf } from './allOf.ts';
export { hasWords } from './hasWords.ts';
export { dayBegins, shopZone } from './shopDays.ts';
export { eachRecord } from './eachRecord.ts';
export type { Changed } from './eachRecord.ts';
export { begins, phoneTerm, textTerm } from './terms.ts';
