export { ordersCalls } from './calls.ts';
export type { OrderCreatePayload } from './calls.ts';
export * from './schemas.ts';
