import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf, describeFacets, showFacets } from './index.ts';
import type { FacetStats } from './FacetStats.ts';

/** Every value of two goods: so many of them still help to choose. */
const statsOf = (code: string, values: number): FacetStats => ({
  facet: code,
  goods: values * 2,
  values: Array.from({ length: values }, (_, at) => ({
    value: `v${at}`,
    goods: 2,
    spellings: [
      {
        trait: {
          ...{ code, facet: code, title: code, slug: `v${at}`, value: `v${at}`, name: `Слово ${at}` },
          ...{ kind: 'text', unit: null, hex: null, number: null },
        },
        offers: 2,
      },
    ],
  })),
});
const shown = (code: string, values: number, slugs: string[] = []) => {
  const shapes = describeFacets([statsOf(code, values)], { goods: values * 2, offers: values * 2 });
  const choices = choicesOf(shapes, slugs.length > 0 ? { [code]: slugs } : {});
  const [facet] = showFacets(shapes, choices, () => 1);
  return facet?.values.map(({ slug }) => slug);
};
const all = (values: number) =>
  expect.toSatisfy((slugs: unknown) => new Set(slugs as string[]).size === values);

test('a facet of words that helps to choose has all its values, a brand however many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 2, max: 1_000 }), (words, brands) => {
      expect(shown('kollektsiya', words)).toEqual(all(words));
      expect(shown('brand', brands)).toEqual(all(brands));
    }),
    { numRuns: 50 },
  );
});

test('a facet of too many words is shown for what is chosen of it, and is cut', () => {
  expect(shown('artikul', 301)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 301, max: 2_000 }), fc.nat(), (words, at) => {
      const slugs = shown('artikul', words, [`v${at % words}`]);
      expect(slugs).toContain(`v${at % words}`);
      expect(slugs?.length).toBeLessThanOrEqual(301);
    }),
    { numRuns: 50 },
  );
});
