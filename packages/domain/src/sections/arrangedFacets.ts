import type { FacetChoice } from './entities.ts';

/** What holds for a section: what the nearest one of its way says, which leads from the root down to itself. */
export const nearestChoices = (way: readonly (readonly FacetChoice[] | null)[]): readonly FacetChoice[] =>
  way.findLast((own) => own !== null) ?? [];

/** Filters in the order of the staff, those that they know nothing of behind them; hidden ones are left out. */
export function arrangedFacets<Facet extends { code: string }>(
  facets: readonly Facet[],
  choices: readonly FacetChoice[],
): Facet[] {
  const known = new Map(facets.map((facet) => [facet.code, facet]));
  const named = new Set(choices.map(({ code }) => code));
  const first = choices.flatMap(({ code, shown }) => (shown ? (known.get(code) ?? []) : []));
  return [...first, ...facets.filter(({ code }) => !named.has(code))];
}

/** Choices for all filters that there are, in their order; those that are not there today keep theirs behind them. */
export function allChoices(
  facets: readonly { code: string }[],
  choices: readonly FacetChoice[],
): FacetChoice[] {
  const there = new Set(facets.map(({ code }) => code));
  const named = new Set(choices.map(({ code }) => code));
  return [
    ...choices.filter(({ code }) => there.has(code)),
    ...facets.filter(({ code }) => !named.has(code)).map(({ code }) => ({ code, shown: true })),
    ...choices.filter(({ code }) => !there.has(code)),
  ];
}

/** Filters of an address without those that are hidden: what cannot be seen must not hide goods. */
export function shownFilters<Slugs>(
  filters: Readonly<Record<string, Slugs>>,
  choices: readonly FacetChoice[],
): Record<string, Slugs> {
  const hidden = new Set(choices.filter(({ shown }) => !shown).map(({ code }) => code));
  return Object.fromEntries(Object.entries(filters).filter(([code]) => !hidden.has(code)));
}
