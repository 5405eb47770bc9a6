export { forgetOldPrices } from './bulk/priceRuns.ts';
export { goodsExport } from './goodsExport.ts';
export { goodsHandlers } from './goodsHandlers.ts';
export { nothing } from './held.ts';
export { narrowGoods } from './narrowGoods.ts';
export { saveGood } from './saveGood.ts';
