export { clientsCalls } from './calls.ts';
