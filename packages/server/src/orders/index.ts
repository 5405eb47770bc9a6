export { ordersHandlers } from './ordersHandlers.ts';
