export {
  countToConfirm,
  narrowOrders,
  ordersExport,
  readOrdersOverview,
  staffOrderColumns,
  staffOrderJoins,
  staffOrderRowOf,
  staffOrdersHandlers,
} from './staff/index.ts';
export type { StaffOrderRead } from './staff/index.ts';
export { createOrdersHandlers } from './ordersHandlers.ts';
export { statusNames } from './statusNames.ts';
export { readOrder } from './readOrder.ts';
export { takeForOrder, takeStock } from './takeForOrder.ts';
export { insertLines } from './insertLines.ts';
export { holdStoreStock, readStoreStock } from './storeStock.ts';
