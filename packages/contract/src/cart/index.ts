export { cartCalls } from './calls.ts';
export * from './schemas.ts';
