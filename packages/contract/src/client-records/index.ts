export { clientRecordsCalls } from './calls.ts';
