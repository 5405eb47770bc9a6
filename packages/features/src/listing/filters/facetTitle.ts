import { paramTitle } from '@siren/domain/catalog';
import type { Facet } from '@siren/domain/catalog';

/** What a facet is called where its unit does not stand beside it: with the unit where another one has its name. */
export function facetTitle(facet: Facet, facets: readonly Facet[]): string {
  const name = facet.name.toLowerCase();
  const twice = facets.some((other) => other.code !== facet.code && other.name.toLowerCase() === name);
  return twice ? paramTitle(facet) : facet.name;
}
