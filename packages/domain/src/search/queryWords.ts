import { MAX_QUERY_LENGTH, MAX_WORDS } from './limits.ts';
import { wordsOf } from './wordsOf.ts';

/** Words that a query loses nothing by. */
const LITTLE = new Set(
  'и или в во на с со из от до по под для к ко у о об за при без the for of a in with'.split(' '),
);

/** What a query asks for: its words, each once, the little ones left out unless there are no others. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY_LENGTH)))];
  const telling = words.filter((word) => !LITTLE.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}
