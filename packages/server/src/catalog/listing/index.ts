export { answerListing } from './answerListing.ts';
export type { ListingScope } from './ListingScope.ts';
