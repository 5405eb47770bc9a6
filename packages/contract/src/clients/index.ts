export { clientsCalls } from './calls.ts';
export * from './schemas.ts';
