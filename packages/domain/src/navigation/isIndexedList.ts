import { MARKS } from './reserved.ts';

/**
 * Whether search engines may keep a list of goods at an address with this query: the list itself and its further
 * pages. Filters, price and order make ever new addresses of the same goods, without words of their own.
 */
export function isIndexedList(search: URLSearchParams): boolean {
  return [...search].every(
    ([name, value]) =>
      name.startsWith('utm_') || MARKS.includes(name) || (name === 'page' && /^[1-9]\d*$/.test(value)),
  );
}
