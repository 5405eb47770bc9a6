import type { FacetFilters } from '../listing.ts';
import { readBounds } from '../numberBounds.ts';
import type { NumberBounds } from '../numberBounds.ts';
import type { FacetShape } from './FacetShape.ts';

/** What is chosen of one facet: goods of any of these values, or of a number in any of these ranges. */
export interface ChosenFacet {
  shape: FacetShape;
  slugs: ReadonlySet<string>;
  ranges: readonly NumberBounds[];
}

/**
 * What is chosen under one code, goods of any of it. Facets that share a code in some spelling, as «30°» and «30» of one
 * name do, are chosen together: an address that was given out before the other one came must go on finding its goods.
 */
export interface Choice {
  /** At least one. */
  parts: readonly ChosenFacet[];
  /** All facets of the list with that code, chosen or not; see `Trait.facet`. */
  facets: readonly string[];
}

/** Facets that share a code in some spelling, each with those that share one with it, in their order. */
function sharingCodes(shapes: readonly FacetShape[]): FacetShape[][] {
  let groups: FacetShape[][] = [];
  for (const shape of shapes) {
    const codes = new Set(shape.plains);
    const sharing = groups.filter((group) =>
      group.some(({ plains }) => plains.some((code) => codes.has(code))),
    );
    groups = [...groups.filter((group) => !sharing.includes(group)), [...sharing.flat(), shape]];
  }
  return groups;
}

/**
 * What filters choose among the facets of a list.
 *
 * @param filters in the list's own addresses, see `ownFilters`
 */
export function choicesOf(shapes: readonly FacetShape[], filters: FacetFilters): Choice[] {
  const chosen = shapes.flatMap((shape): ChosenFacet[] => {
    // Only own names: a facet may be called `constructor`.
    const asked = Object.hasOwn(filters, shape.code) ? (filters[shape.code] ?? []) : [];
    if (asked.length === 0) return [];
    const wanted = new Set(asked);
    const slugs = new Set(shape.values.filter(({ slug }) => wanted.has(slug)).map(({ slug }) => slug));
    const ranges = shape.type === 'number' ? asked.flatMap((slug) => readBounds(slug) ?? []) : [];
    return slugs.size + ranges.length > 0 ? [{ shape, slugs, ranges }] : [];
  });
  return sharingCodes(shapes).flatMap((group): Choice[] => {
    const parts = chosen.filter(({ shape }) => group.includes(shape));
    return parts.length === 0 ? [] : [{ parts, facets: group.map(({ facet }) => facet) }];
  });
}

/** Whether a number lies in one of the ranges. */
function isWithin(number: number | null, ranges: readonly NumberBounds[]): boolean {
  return (
    number !== null &&
    ranges.some(({ from, to }) => (from === null || number >= from) && (to === null || number <= to))
  );
}

/** The values of the facet that are chosen, those within a chosen range among them; see `Trait.value`. */
export function chosenValues({ shape, slugs, ranges }: ChosenFacet): Set<string> {
  const chosen = shape.values.filter(({ slug, number }) => slugs.has(slug) || isWithin(number, ranges));
  return new Set(chosen.map(({ value }) => value));
}
