import type { Facet } from './listing.ts';

/** Numbers that goods differ in, from which on one compares them rather than looks at them. */
const COMPARED_MIN = 2;

/**
 * How goods are best shown: what has colours is chosen by look, in a grid; what differs in numbers alone, mattresses
 * and lamps for instance, is compared line by line. The same whatever is filtered.
 */
export function suitedView(facets: readonly Pick<Facet, 'type'>[]): 'grid' | 'list' {
  const of = (type: Facet['type']) => facets.filter((facet) => facet.type === type).length;
  return of('color') === 0 && of('number') >= COMPARED_MIN ? 'list' : 'grid';
}
