import { readBounds } from '@siren/domain/catalog';
import type { Facet, ListNarrowing, NumberBounds } from '@siren/domain/catalog';
import { formatDecimal, NBSP } from '@siren/ui/format';
import { facetTitle } from './facetTitle.ts';
import { withPrices, withValue } from './changeFilters.ts';

export interface AppliedFilter<Query extends ListNarrowing = ListNarrowing> {
  key: string;
  /** «Шалфей», «Ширина 160–200 см», «от 10 000 ₽», «Цвет: Дуб» beside a material of that name. */
  words: string;
  /** The list without it. */
  without: Query;
}

/** «160–200 см», «от 160 см», «до 200 см»; «от −40 до −18 °C», for a minus beside a dash cannot be read. */
export function boundsWords({ from, to }: NumberBounds, unit: string | null): string {
  const ends = [
    from !== null && `от${NBSP}${formatDecimal(from)}`,
    to !== null && `до${NBSP}${formatDecimal(to)}`,
  ];
  const words =
    from !== null && from >= 0 && to !== null
      ? `${formatDecimal(from)}–${formatDecimal(to)}`
      : ends.filter(Boolean).join(' ');
  return unit ? `${words}${NBSP}${unit}` : words;
}

/** What a slug of a facet is called where it stands alone; null for what this list of facets does not know. */
export function wordsOf(slug: string, facet: Facet, facets: readonly Facet[]): string | null {
  const { name, type, unit, values } = facet;
  const bounds = type === 'number' ? readBounds(slug) : null;
  if (bounds) return `${name} ${boundsWords(bounds, unit)}`;
  const value = values.find((known) => known.slug === slug);
  if (!value) return null;
  if (type === 'flag') return facetTitle(facet, facets);
  if (type === 'number') return `${name} ${value.name}${unit ? NBSP + unit : ''}`;
  // A colour and a material may both be called «Дуб».
  const twice = facets.some(
    (other) => other !== facet && other.values.some((one) => one.name === value.name),
  );
  return twice ? `${facetTitle(facet, facets)}: ${value.name}` : value.name;
}

/**
 * Everything that a list is narrowed by: price first, then in the order of its facets. What the list does not know
 * narrows nothing.
 */
export function appliedFilters<Query extends ListNarrowing>(
  query: Query,
  facets: readonly Facet[],
): AppliedFilter<Query>[] {
  const { filters, priceFrom: from, priceTo: to } = query;
  const values = facets.flatMap((facet) =>
    (filters[facet.code] ?? []).flatMap((slug) => {
      const words = wordsOf(slug, facet, facets);
      const key = `${facet.code}=${slug}`;
      return words === null ? [] : { key, words, without: withValue(query, facet.code, slug) };
    }),
  );
  if (from === null && to === null) return values;
  const open = { from: null, to: null };
  const price = { key: 'price', words: boundsWords({ from, to }, '₽'), without: withPrices(query, open) };
  return [price, ...values];
}
