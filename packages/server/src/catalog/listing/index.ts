export { answerListing } from './answerListing.ts';
export type { ListingScope } from '../goods-index/index.ts';
