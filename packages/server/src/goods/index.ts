export { forgetOldPrices } from './bulk/priceRuns.ts';
export { goodsExport } from './goodsExport.ts';
export { goodsHandlers } from './goodsHandlers.ts';
export { narrowGoods } from './narrowGoods.ts';
export { saveGood } from './saveGood.ts';
