export { createSearch } from './createSearch.ts';
export type { Search, SearchOptions } from './createSearch.ts';
export { forgetRareQueries } from './popular/index.ts';
