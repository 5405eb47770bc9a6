import { PAGE_MAX, QUERY_MAX, readId } from '@siren/domain/lists';
import { foldTyped, withoutUnseen } from '@siren/domain/typed';
import { chosenOf, readListAddress, writeListAddress } from './listAddress.ts';
import type { ChosenFilters, ListAddress, ListFilters } from './listAddress.ts';

/** What the address of a list may say. */
export interface ListRule {
  /** Filters, as the address names them. */
  filters: readonly string[];
  /** Keys of columns that the list can be put in order by. */
  sorts: readonly string[];
  /** What is meant by chosen filters, as the server is asked; what means nothing is left out. */
  meant(chosen: ChosenFilters): ListFilters;
}

/** A search as the server takes it. Folding may make it longer, so its end goes until it fits. */
function fitting(query: string): string {
  const signs = [
    ...withoutUnseen(query)
      .replaceAll(/[\v\f]/g, ' ')
      .trim(),
  ].slice(0, QUERY_MAX);
  while (foldTyped(signs.join('')).length > QUERY_MAX) signs.pop();
  return signs.join('').trim();
}

/** What is meant, in the order in which it was chosen. */
const asChosen = (meant: ChosenFilters, said: ChosenFilters): ChosenFilters =>
  Object.fromEntries(
    Object.entries(meant).map(([key, values]) => {
      const first = (said[key] ?? []).filter((value) => values.includes(value));
      return [key, [...new Set([...first, ...values])]];
    }),
  );

/** The list that an address means: whoever made it, the server takes what is asked. */
export function meantAddress(params: URLSearchParams, { filters, sorts, meant }: ListRule): ListAddress {
  const said = readListAddress(params, filters);
  return {
    query: fitting(said.query),
    filters: asChosen(chosenOf(meant(said.filters)), said.filters),
    sort: said.sort && sorts.includes(said.sort.key) ? said.sort : null,
    page: said.page <= PAGE_MAX ? said.page : 1,
    view: readId(String(said.view)),
    hidden: said.hidden,
  };
}

/** Whether two values of a filter say the same. */
const isAlike = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.split(',').toSorted().join() === other.split(',').toSorted().join());

/** The address without what means nothing in it; null where all of it means something. What others put into it stays. */
export function meaningfulParams(params: URLSearchParams, rule: ListRule): URLSearchParams | null {
  const meant = new URLSearchParams(writeListAddress(meantAddress(params, rule)));
  const kept = new URLSearchParams(params);
  for (const key of ['q', 'sort', 'page', 'view', 'hide', ...rule.filters]) {
    const value = meant.get(key);
    if (isAlike(params.get(key), value)) continue;
    if (value === null) kept.delete(key);
    else kept.set(key, value);
  }
  return kept.toString() === params.toString() ? null : kept;
}
