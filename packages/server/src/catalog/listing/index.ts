export { answerListing } from './answerListing.ts';
export type { ListingScope, RankedGoods } from '../goods-index/index.ts';
