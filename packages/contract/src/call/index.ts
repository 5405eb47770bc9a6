export { defineCall } from './defineCall.ts';
export type { Call } from './defineCall.ts';
export * from './schemas.ts';
