export { catalogErrorsCalls } from './calls.ts';
