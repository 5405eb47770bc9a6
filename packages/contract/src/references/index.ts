export { referencesCalls } from './calls.ts';
