export { createTestRegister } from './createTestRegister.ts';
export type { TestRegister } from './createTestRegister.ts';
