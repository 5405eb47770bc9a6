export { productListsHandlers } from './productListsHandlers.ts';
