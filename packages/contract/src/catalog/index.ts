export { catalogCalls } from './calls.ts';
export type { HomeBlock } from './calls.ts';
export * from './schemas.ts';
