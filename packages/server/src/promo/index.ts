export { readBlocks } from './readBlocks.ts';
export { readCoupons } from './readCoupons.ts';
export { readFooterPages } from './readFooterPages.ts';
export { readFiles } from './readFiles.ts';
export { readPictures } from './readPictures.ts';
export { readPromos } from './readPromos.ts';
export type { PromoCoupon, PromoRow } from './readPromos.ts';
export { storedBlock } from './StoredBlock.ts';
export type { NamedGoods, StoredBlock, StoredHero } from './StoredBlock.ts';
