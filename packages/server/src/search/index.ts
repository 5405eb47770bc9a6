export { createSearch } from './createSearch.ts';
export type { Search, SearchOptions } from './createSearch.ts';
