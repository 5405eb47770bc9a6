export { calls } from './calls.ts';
export type { AnswerOf, Api, CallOptions, CallPath, CheckedPayloadOf, PayloadOf } from './types.ts';
