export { createTestDatabase } from './createTestDatabase.ts';
export type { TestDatabase } from './createTestDatabase.ts';
