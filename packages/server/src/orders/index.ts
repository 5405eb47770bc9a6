export { createOrdersHandlers } from './ordersHandlers.ts';
export { readOrder } from './readOrder.ts';
export type { StoreStock } from './holdForOrder.ts';
export { takeForOrder } from './takeForOrder.ts';
export { takeFromStores } from './takeFromStores.ts';
