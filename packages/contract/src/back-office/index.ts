export { backOfficeCalls } from './calls.ts';
