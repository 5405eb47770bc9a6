import { readBounds, writeBounds } from '@siren/domain/catalog';
import type { FacetFilters, ListNarrowing, NumberBounds } from '@siren/domain/catalog';

/** Another list starts from its first page. */
const filtered = <Query extends ListNarrowing>(query: Query, filters: FacetFilters): Query => ({
  ...query,
  filters,
  page: 1,
});

function withSlugs<Query extends ListNarrowing>(query: Query, code: string, slugs: readonly string[]): Query {
  const { [code]: _, ...others } = query.filters;
  return filtered(query, slugs.length > 0 ? { ...others, [code]: slugs } : others);
}

/** The list with a value of a facet chosen, or without it where it was. */
export function withValue<Query extends ListNarrowing>(query: Query, code: string, slug: string): Query {
  const chosen = query.filters[code] ?? [];
  const rest = chosen.filter((other) => other !== slug);
  return withSlugs(query, code, rest.length < chosen.length ? rest : [...chosen, slug]);
}

/** The list with a range in place of whatever was chosen of this facet. */
export function withBounds<Query extends ListNarrowing>(
  query: Query,
  code: string,
  bounds: NumberBounds,
): Query {
  const range = writeBounds(bounds);
  return withSlugs(query, code, range === '' ? [] : [range]);
}

/** The list of goods that cost so much, in roubles. */
export function withPrices<Query extends ListNarrowing>(query: Query, { from, to }: NumberBounds): Query {
  return { ...query, priceFrom: from, priceTo: to, page: 1 };
}

/** The list without any filter; its order stays. */
export function withoutFilters<Query extends ListNarrowing>(query: Query): Query {
  return { ...query, filters: {}, priceFrom: null, priceTo: null, page: 1 };
}

export const isFiltered = ({ filters, priceFrom, priceTo }: ListNarrowing): boolean =>
  Object.keys(filters).length > 0 || priceFrom !== null || priceTo !== null;

/** The range that is chosen of a facet of numbers; open at both ends where there is none. */
export function chosenBounds({ filters }: ListNarrowing, code: string): NumberBounds {
  for (const slug of filters[code] ?? []) {
    const bounds = readBounds(slug);
    if (bounds) return bounds;
  }
  return { from: null, to: null };
}
