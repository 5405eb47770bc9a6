import type { ListDirection } from '@siren/domain/lists';

/** Chosen values by the key of their filter; what is not narrowed is not there. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** Filters of a list as its call takes them. */
export type ListFilters = Readonly<
  Record<string, string | number | true | readonly (string | number)[] | undefined>
>;

/** Filters of a call, as an address names them. */
export function chosenOf(filters: ListFilters): ChosenFilters {
  const chosen = Object.entries(filters).map(([key, value]) => {
    if (typeof value === 'object') return [key, value.map(String)] as const;
    if (value === undefined) return [key, []] as const;
    return [key, [value === true ? '1' : String(value)]] as const;
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
  /** Id of the saved view that it was opened by; null for none. */
  view: number | null;
  /** Keys of columns that are not shown; null for those that the browser keeps. */
  hidden: readonly string[] | null;
}

/** The list from its beginning. */
export const listStart: ListAddress = {
  query: '',
  filters: {},
  sort: null,
  page: 1,
  view: null,
  hidden: null,
};

/** Names that are not those of filters. */
const OWN = new Set(['q', 'sort', 'page', 'view', 'hide']);

const countOf = (text: string | null): number | null => {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
};

const listed = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))];

/** Reads the address of a list with these filters; anything else in it is passed over. */
export function readListAddress(params: URLSearchParams, filters: readonly string[]): ListAddress {
  const chosen = filters.flatMap((key) => {
    const values = listed(params.get(key));
    return values.length > 0 ? [[key, values] as const] : [];
  });
  const sort = params.get('sort') ?? '';
  return {
    query: (params.get('q') ?? '').trim(),
    filters: Object.fromEntries(chosen),
    sort:
      sort === ''
        ? null
        : { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    page: countOf(params.get('page')) ?? 1,
    view: countOf(params.get('view')),
    hidden: params.has('hide') ? listed(params.get('hide')) : null,
  };
}

/** The query of an address, with its «?»; «?» alone is the list from its beginning. */
export function writeListAddress({ query, filters, sort, page, view, hidden }: ListAddress): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  for (const [key, values] of Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (values.length > 0 && !OWN.has(key)) params.set(key, values.join(','));
  if (sort) params.set('sort', (sort.direction === 'descending' ? '-' : '') + sort.key);
  if (page > 1) params.set('page', String(page));
  if (view !== null) params.set('view', String(view));
  if (hidden !== null) params.set('hide', hidden.join(','));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** Whether two lists are narrowed alike. */
export function isNarrowedAlike(one: ChosenFilters, other: ChosenFilters): boolean {
  const text = (filters: ChosenFilters) =>
    writeListAddress({
      ...listStart,
      filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values.toSorted()])),
    });
  return text(one) === text(other);
}
