export { createOfficeOrdersHandlers } from './orders/officeOrdersHandlers.ts';
export { backOfficeHandlers } from './backOfficeHandlers.ts';
