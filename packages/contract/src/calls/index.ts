export { calls } from './calls.ts';
export type { AnswerOf, Api, CallPath, CheckedPayloadOf, PayloadOf } from './types.ts';
