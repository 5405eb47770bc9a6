export { secondFactorCalls } from './calls.ts';
export { factorState } from './schemas.ts';
