export { promoCalls } from './calls.ts';
