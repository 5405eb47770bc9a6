export { pagesCalls } from './calls.ts';
