export { createGoodsIndex } from './createGoodsIndex.ts';
export type { GoodsIndex, IndexPage } from './createGoodsIndex.ts';
export type { SectionCount } from './countSections.ts';
export type { IndexedGood, IndexedOffer, SoldIn } from './IndexedGood.ts';
export type { ListingScope, RankedGoods } from './ListingScope.ts';
