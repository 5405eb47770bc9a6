export { goodName } from './readGoods.ts';
export { listNames } from './listNames.ts';
export { productListsHandlers } from './productListsHandlers.ts';
