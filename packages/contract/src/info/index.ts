export { infoCalls } from './calls.ts';
export type { Info } from './calls.ts';
export { payType } from './payType.ts';
export { storeWeek, timeRange } from './storeWeek.ts';
