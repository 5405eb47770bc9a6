export { officeStockHandlers } from './stock/officeStock.ts';
export { createOfficeOrdersHandlers } from './orders/officeOrdersHandlers.ts';
export { lookAfterOverdue } from './orders/lookAfterOverdue.ts';
export { backOfficeHandlers } from './backOfficeHandlers.ts';
