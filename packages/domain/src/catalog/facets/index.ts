export { choicesOf, chosenSlugs } from './Choice.ts';
export type { Choice } from './Choice.ts';
export { describeFacets } from './describeFacets.ts';
export type { FacetShape, ShapeValue } from './FacetShape.ts';
export type { FacetStats, Spelling, ValueStats } from './FacetStats.ts';
export { OWN_FACETS, offerTraits } from './offerTraits.ts';
export { showFacets } from './showFacets.ts';
export type { SaidParam, Trait } from './Trait.ts';
