import type { FacetFilters } from '../listing.ts';
import { readBounds } from '../numberBounds.ts';
import type { FacetShape } from './FacetShape.ts';

/** The slugs of the list that an asked one means: its own; else all that once shared it. */
const meantBy = ({ values, type }: FacetShape, asked: string): string[] => {
  if (type === 'number' && readBounds(asked)) return [asked];
  const exact = values.filter(({ slug, value }) => slug === asked || value === asked);
  const meant = exact.length > 0 ? exact : values.filter(({ plain }) => plain === asked);
  return meant.map(({ slug }) => slug);
};

/** The facet that an asked code means: its own; else the first that once shared it and knows what is asked. */
const facetBy = (shapes: readonly FacetShape[], code: string, asked: readonly string[]) =>
  shapes.find((shape) => shape.code === code || shape.facet === code) ??
  shapes.find((shape) => shape.plain === code && asked.some((slug) => meantBy(shape, slug).length > 0));

/**
 * Filters in the addresses that a list's facets have now. An address lives longer than the list that it was made for:
 * what was one address of several values means all of them, and a longer address goes on meaning its value after the
 * others have gone. What the list does not know narrows nothing and is left out: a link outlives the goods that it was
 * made for, and a filter that cannot be seen must not hide goods.
 */
export function ownFilters(shapes: readonly FacetShape[], filters: FacetFilters): Record<string, string[]> {
  const own = new Map<string, Set<string>>();
  for (const [code, asked] of Object.entries(filters)) {
    const shape = facetBy(shapes, code, asked);
    const slugs = shape ? asked.flatMap((slug) => meantBy(shape, slug)) : [];
    if (shape && slugs.length > 0) own.set(shape.code, new Set([...(own.get(shape.code) ?? []), ...slugs]));
  }
  return Object.fromEntries([...own].map(([code, slugs]) => [code, [...slugs]]));
}
