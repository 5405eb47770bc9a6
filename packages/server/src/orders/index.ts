export { countToConfirm, readOrdersOverview, staffOrdersHandlers } from './staff/index.ts';
export { createOrdersHandlers } from './ordersHandlers.ts';
export { statusNames } from './statusNames.ts';
export { readOrder } from './readOrder.ts';
export { takeForOrder } from './takeForOrder.ts';
export { holdStoreStock } from './storeStock.ts';
