import type { Payload } from '@siren/features/api';

const isListed = (answer: unknown): answer is { page: number } =>
  typeof answer === 'object' && answer !== null && 'page' in answer && typeof answer.page === 'number';

/**
 * Where an address leads that names a page of a list beyond its end, by what it starts with: to the last page there
 * is. Such are old links, and those of a city that sells more. Null where the page is there or is no list's.
 */
export function lastPageOf({ pathname, search, searchParams }: URL, payload: Payload): string | null {
  const last = Math.max(
    ...Object.values(payload)
      .filter(isListed)
      .map(({ page }) => page),
  );
  if (!Number.isFinite(last) || !(Number(searchParams.get('page')) > last)) return null;
  // Parts stay as they are written: a list has one address, and commas in it are no `%2C`.
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has('page'));
  const query = [...others, ...(last > 1 ? [`page=${last}`] : [])].join('&');
  return pathname + (query && `?${query}`);
}
