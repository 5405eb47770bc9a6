import type { ListDirection } from '@siren/domain/lists';

/** Chosen values by the key of their filter; what is not narrowed is not there. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** Filters of a list as its call takes them. */
export type ListFilters = Readonly<Record<string, string | true | readonly (string | number)[] | undefined>>;

/** Filters of a call, as an address names them. */
export function chosenOf(filters: ListFilters): ChosenFilters {
  const chosen = Object.entries(filters).map(([key, value]) => {
    if (typeof value === 'object') return [key, value.map(String)] as const;
    if (value === undefined) return [key, []] as const;
    return [key, [value === true ? '1' : value]] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** What the address of a list says. */
export interface ListAddress {
  query: string;
  filters: ChosenFilters;
  /** null for the order that the list begins with. */
  sort: { key: string; direction: ListDirection } | null;
  page: number;
}

/** Names that are not those of filters. */
const OWN = new Set(['q', 'sort', 'page']);

/** Reads the address of a list with these filters; anything else in it is passed over. */
export function readListAddress(params: URLSearchParams, filters: readonly string[]): ListAddress {
  const chosen = filters.flatMap((key) => {
    const values = (params.get(key) ?? '').split(',').filter(Boolean);
    return values.length > 0 ? [[key, [...new Set(values)]] as const] : [];
  });
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    query: (params.get('q') ?? '').trim(),
    filters: Object.fromEntries(chosen),
    sort:
      sort === ''
        ? null
        : { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of an address, with its «?»; «?» alone is the list from its beginning. */
export function writeListAddress({ query, filters, sort, page }: ListAddress): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  for (const [key, values] of Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (values.length > 0 && !OWN.has(key)) params.set(key, values.join(','));
  if (sort) params.set('sort', (sort.direction === 'descending' ? '-' : '') + sort.key);
  if (page > 1) params.set('page', String(page));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** Whether two lists are narrowed alike. */
export function isNarrowedAlike(one: ChosenFilters, other: ChosenFilters): boolean {
  const text = (filters: ChosenFilters) =>
    writeListAddress({
      query: '',
      filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values.toSorted()])),
      sort: null,
      page: 1,
    });
  return text(one) === text(other);
}
