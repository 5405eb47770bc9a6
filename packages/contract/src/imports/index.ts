export { importsCalls } from './calls.ts';
