export { createTestBank } from './createTestBank.ts';
export type { TestBank } from './createTestBank.ts';
