export { catalogCalls } from './calls.ts';
export * from './listing.ts';
export * from './schemas.ts';
