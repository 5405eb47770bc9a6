export { countToConfirm } from './countToConfirm.ts';
export { ordersExport } from './ordersExport.ts';
export { readOrdersOverview } from './readOrdersOverview.ts';
export { narrowOrders, staffOrderColumns, staffOrderJoins, staffOrderRowOf } from './staffOrderRows.ts';
export type { StaffOrderRead } from './staffOrderRows.ts';
export { staffOrdersHandlers } from './staffOrdersHandlers.ts';
