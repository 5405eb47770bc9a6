export { promoCalls } from './calls.ts';
export { block } from './blocks.ts';
