import { readBounds } from '@siren/domain/catalog';
import type { Facet, ListingQuery, NumberBounds } from '@siren/domain/catalog';
import { formatDecimal, NBSP } from '@siren/ui/format';
import { withPrices, withValue } from './changeFilters.ts';

export interface AppliedFilter<Query extends ListingQuery = ListingQuery> {
  key: string;
  /** «Шалфей», «Ширина 160–200 см», «от 10 000 ₽». */
  words: string;
  /** The list without it. */
  without: Query;
}

/** «160–200 см», «от 160 см», «до 200 см». */
export function boundsWords({ from, to }: NumberBounds, unit: string | null): string {
  const words =
    from !== null && to !== null
      ? `${formatDecimal(from)}–${formatDecimal(to)}`
      : from !== null
        ? `от${NBSP}${formatDecimal(from)}`
        : `до${NBSP}${formatDecimal(to ?? 0)}`;
  return unit ? `${words}${NBSP}${unit}` : words;
}

/** What a chosen slug of a facet is called where it stands alone; null for what this list does not know. */
function wordsOf(slug: string, { name, type, unit, values }: Facet): string | null {
  const bounds = type === 'number' ? readBounds(slug) : null;
  if (bounds) return `${name} ${boundsWords(bounds, unit)}`;
  const value = values.find((known) => known.slug === slug);
  if (!value) return null;
  if (type === 'flag') return name;
  return type === 'number' ? `${name} ${value.name}${unit ? NBSP + unit : ''}` : value.name;
}

/**
 * Everything that a list is narrowed by: price first, then in the order of its facets. What the list does not know
 * narrows nothing.
 */
export function appliedFilters<Query extends ListingQuery>(
  query: Query,
  facets: readonly Facet[],
): AppliedFilter<Query>[] {
  const { filters, priceFrom: from, priceTo: to } = query;
  const values = facets.flatMap((facet) =>
    (filters[facet.code] ?? []).flatMap((slug) => {
      const words = wordsOf(slug, facet);
      const key = `${facet.code}=${slug}`;
      return words === null ? [] : { key, words, without: withValue(query, facet.code, slug) };
    }),
  );
  if (from === null && to === null) return values;
  const open = { from: null, to: null };
  const price = { key: 'price', words: boundsWords({ from, to }, '₽'), without: withPrices(query, open) };
  return [price, ...values];
}
