export { appliedFilters, boundsWords, wordsOf } from './appliedFilters.ts';
export type { AppliedFilter } from './appliedFilters.ts';
export { facetTitle } from './facetTitle.ts';
export {
  chosenBounds,
  isFiltered,
  withBounds,
  withoutFilters,
  withPrices,
  withValue,
} from './changeFilters.ts';
