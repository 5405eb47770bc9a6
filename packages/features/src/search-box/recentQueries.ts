import { readOwn, writeOwn } from '../info/index.ts';

const NAME = 'queries';
/** As many as one remembers. */
const MOST = 6;

/** What the visitor searched for on this browser, the latest first. */
export function recentQueries(): string[] {
  const kept = readOwn(NAME);
  return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
}

/** Remembers a query that found something. */
export function rememberQuery(query: string): void {
  writeOwn(NAME, [query, ...recentQueries().filter((other) => other !== query)].slice(0, MOST));
}

export function forgetQueries(): void {
  writeOwn(NAME, []);
}
