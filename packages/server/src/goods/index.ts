export { goodsExport } from './goodsExport.ts';
export { goodsHandlers } from './goodsHandlers.ts';
