export { accountCalls } from './calls.ts';
export * from './schemas.ts';
