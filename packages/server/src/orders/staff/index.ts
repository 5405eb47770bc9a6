export { countToConfirm } from './countToConfirm.ts';
export { ordersExport } from './ordersExport.ts';
export { readOrdersOverview } from './readOrdersOverview.ts';
export { staffOrdersHandlers } from './staffOrdersHandlers.ts';
