import type { Facet } from '../listing.ts';
import type { Choice } from './Choice.ts';
import type { FacetShape } from './FacetShape.ts';

/** Values of one facet that are shown; the chosen ones always are. */
const VALUES_MAX = 60;
/** Beyond so many numbers one chooses by range. */
const NUMBERS_MAX = 30;

/**
 * The facets to show: those that help, and those that something is chosen of.
 *
 * @param countOf goods that one would see with a value, see `FacetValue.count`
 */
export function showFacets(
  shapes: readonly FacetShape[],
  choices: readonly Choice[],
  countOf: (code: string, slug: string) => number,
): Facet[] {
  const chosen = new Map(choices.map((choice) => [choice.shape.code, choice]));
  return shapes
    .filter(({ code, helps }) => helps || chosen.has(code))
    .map(({ code, name, type, unit, values, range }) => {
      const slugs = chosen.get(code)?.slugs;
      const many = type === 'number' && values.length > NUMBERS_MAX;
      return {
        code,
        name,
        type,
        unit,
        range,
        values: values
          .filter(({ slug }, at) => slugs?.has(slug) || (!many && at < VALUES_MAX))
          .map((value) => ({
            slug: value.slug,
            name: value.name,
            hex: value.hex,
            count: countOf(code, value.slug),
            selected: slugs?.has(value.slug) ?? false,
            popular: value.popular,
          })),
      };
    });
}
