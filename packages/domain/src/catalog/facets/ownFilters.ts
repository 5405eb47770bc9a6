import type { FacetFilters } from '../listing.ts';
import { readBounds } from '../numberBounds.ts';
import type { FacetShape } from './FacetShape.ts';

/** A value of a list, in the addresses that it has there; of a number perhaps a range. */
interface Meant {
  code: string;
  slug: string;
}

/** The values of a facet that an asked address means: its own; else all that once shared it. */
const valuesBy = ({ code, values, type }: FacetShape, asked: string): Meant[] => {
  if (type === 'number' && readBounds(asked)) return [{ code, slug: asked }];
  const exact = values.filter(({ slug, value }) => slug === asked || value === asked);
  const meant = exact.length > 0 ? exact : values.filter(({ plains }) => plains.includes(asked));
  return meant.map(({ slug }) => ({ code, slug }));
};

/**
 * What an asked value of an asked facet means. A facet's own code goes first; then all facets that share the code, of
 * which goods may meet any, see `Choice`; then what was read otherwise once.
 */
const meantBy = (shapes: readonly FacetShape[], asked: Meant): Meant[] => {
  const by = (isAsked: (shape: FacetShape) => boolean) =>
    shapes.filter(isAsked).flatMap((shape) => valuesBy(shape, asked.slug));
  const own = by(({ code, facet }) => code === asked.code || facet === asked.code);
  if (own.length > 0) return own;
  const shared = by(({ plains }) => plains.includes(asked.code));
  if (shared.length > 0) return shared;
  const text = `${asked.code}=${asked.slug}`;
  return shapes.flatMap(({ code, values }) =>
    values.filter(({ former }) => former.includes(text)).map(({ slug }) => ({ code, slug })),
  );
};

/**
 * Filters in the addresses that a list's facets have now. An address lives longer than the list that it was made for:
 * what was one address of several values or facets means all of them, and a longer address goes on meaning its value
 * after the others have gone. What the list does not know narrows nothing and is left out: a link outlives the goods
 * that it was made for, and a filter that cannot be seen must not hide goods.
 */
export function ownFilters(shapes: readonly FacetShape[], filters: FacetFilters): Record<string, string[]> {
  const own = new Map<string, Set<string>>();
  for (const [asked, slugs] of Object.entries(filters)) {
    for (const { code, slug } of slugs.flatMap((one) => meantBy(shapes, { code: asked, slug: one }))) {
      own.set(code, (own.get(code) ?? new Set()).add(slug));
    }
  }
  return Object.fromEntries([...own].map(([code, slugs]) => [code, [...slugs]]));
}
