export { goodsCalls } from './calls.ts';
