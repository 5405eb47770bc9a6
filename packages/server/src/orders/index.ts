export { ordersHandlers } from './ordersHandlers.ts';
export { readOrder } from './readOrder.ts';
