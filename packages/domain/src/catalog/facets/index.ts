export { choicesOf, chosenValues } from './Choice.ts';
export type { Choice } from './Choice.ts';
export { describeFacets } from './describeFacets.ts';
export type { ListSize } from './describeFacets.ts';
export type { FacetShape, ShapeValue } from './FacetShape.ts';
export type { FacetStats, Spelling, ValueStats } from './FacetStats.ts';
export {
  brandAddresses,
  brandTraits,
  handTraits,
  offerTraits,
  ownTraits,
  saidParams,
} from './offerTraits.ts';
export type { OwnFacts } from './offerTraits.ts';
export { ownFilters } from './ownFilters.ts';
export { paramTraits } from './paramTraits.ts';
export { showFacets } from './showFacets.ts';
export type { SaidParam, Trait } from './Trait.ts';
