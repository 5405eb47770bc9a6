export { productListsHandlers } from './productListsHandlers.ts';
export { goodName } from './readGoods.ts';
