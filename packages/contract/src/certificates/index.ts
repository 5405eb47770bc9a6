export { certificatesCalls } from './calls.ts';
export * from './schemas.ts';
