export { bulkOrdersCalls } from './bulkOrders.ts';
export { ordersCalls } from './calls.ts';
export type { CheckedOrderPayload, KnownBuyer, OrderCreatePayload } from './calls.ts';
export { overviewCalls } from './overview.ts';
export * from './schemas.ts';
export { orderMessagesCalls } from './orderMessagesCalls.ts';
export { orderPhoneCalls } from './orderPhoneCalls.ts';
export { orderChangesCalls } from './orderChanges.ts';
export { staffOrdersCalls } from './staffOrders.ts';
