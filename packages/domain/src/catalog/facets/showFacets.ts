import type { Facet } from '../listing.ts';
import type { Choice } from './Choice.ts';
import type { FacetShape } from './FacetShape.ts';
import { WORDS_MAX } from './isHelpful.ts';

/** Beyond so many numbers one chooses by range. */
const NUMBERS_MAX = 30;

/** Values of one facet that are shown; the chosen ones always are. A brand is looked for by its name, however many. */
const valuesMax = ({ code, type, values }: FacetShape) => {
  if (type === 'number' && values.length > NUMBERS_MAX) return 0;
  return code === 'brand' ? Infinity : WORDS_MAX;
};

/**
 * The facets to show: those that help, and those that something is chosen of.
 *
 * @param countOf goods that one would see with a value of a facet, see `FacetValue.count`, `Trait.facet` and `Trait.value`
 */
export function showFacets(
  shapes: readonly FacetShape[],
  choices: readonly Choice[],
  countOf: (facet: string, value: string) => number,
): Facet[] {
  const chosen = new Map(choices.flatMap(({ parts }) => parts).map((part) => [part.shape.code, part]));
  return shapes
    .filter(({ code, helps }) => helps || chosen.has(code))
    .map((shape) => {
      const { code, name, type, unit, values, range } = shape;
      const slugs = chosen.get(code)?.slugs;
      const most = valuesMax(shape);
      return {
        code,
        name,
        type,
        unit,
        range,
        values: values
          .filter(({ slug }, at) => slugs?.has(slug) || at < most)
          .map((value) => ({
            slug: value.slug,
            name: value.name,
            hex: value.hex,
            count: countOf(shape.facet, value.value),
            selected: slugs?.has(value.slug) ?? false,
            popular: value.popular,
          })),
      };
    });
}
