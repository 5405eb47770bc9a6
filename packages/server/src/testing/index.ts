export { createTestShop } from './createTestShop.ts';
export type { CallerOptions, TestShop, Visitor } from './createTestShop.ts';
export { passwordOf } from './testPeople.ts';
export type { SeededIds } from './seedTestShop.ts';
