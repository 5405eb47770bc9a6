export { createAtolRegister } from './atol/index.ts';
export type { CashRegister } from './CashRegister.ts';
export { lookAfterRegister } from './lookAfterRegister.ts';
export { makeReceipts } from './makeReceipts.ts';
export { createReceiptsHandlers } from './receiptsHandlers.ts';
export { createTestRegister } from './test-register/index.ts';
export type { TestRegister } from './test-register/index.ts';
export { chooseRegister } from './chooseRegister.ts';
