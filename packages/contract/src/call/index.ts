export { COMMON_ERRORS } from './commonErrors.ts';
export { defineCall } from './defineCall.ts';
export { entity } from './entity.ts';
export type { Call } from './defineCall.ts';
export * from './schemas.ts';
