export { backOfficeCalls } from './calls.ts';
export { officeOrderCalls } from './orderCalls.ts';
export { officeStockCalls } from './stockCalls.ts';
export { meantInRoom, roomCalls, saidInRoom } from './roomCalls.ts';
export { receiptCalls } from './receiptCalls.ts';
export { shiftCalls } from './shiftCalls.ts';
