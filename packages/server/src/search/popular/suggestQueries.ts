import { queryWords, wordStem } from '@siren/domain/search';
import type { PopularQuery } from './readPopular.ts';

/** Queries that have all words of the one being typed, its last word as a beginning; the commonest first. */
export function suggestQueries(popular: readonly PopularQuery[], typed: string, most: number): string[] {
  const words = queryWords(typed);
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = words.slice(0, -1).map(wordStem);
  const stem = wordStem(last);
  const fits = ({ query, stems, words: own }: PopularQuery) =>
    query !== typed &&
    whole.every((one) => stems.includes(one)) &&
    (stems.includes(stem) || own.some((word) => word.startsWith(last)));
  return popular
    .filter(fits)
    .slice(0, most)
    .map(({ query }) => query);
}
