export { defineCall } from './defineCall.ts';
export { entity } from './entity.ts';
export { refusalsOf } from './refusalsOf.ts';
export type { Call, Needs } from './defineCall.ts';
export * from './schemas.ts';
