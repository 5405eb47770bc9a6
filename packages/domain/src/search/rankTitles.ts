import { foldTyped } from '../typed/index.ts';
import { queryVariants } from './queryVariants.ts';
import { wordsOf } from './wordsOf.ts';

/** Something that is found by its name: a screen, an action. */
export interface Titled {
  title: string;
  /** Other words that it goes by. @default none */
  also?: readonly string[];
}

const begins = (within: readonly string[]) => (word: string) => within.some((one) => one.startsWith(word));

/** How far a name is from what was typed, from 0 up; null where it is something else. */
function distance({ title, also = [] }: Titled, words: readonly string[]): number | null {
  const named = wordsOf(title);
  if (named.join(' ').startsWith(words.join(' '))) return 0;
  if (words.every(begins(named))) return 1;
  return words.every(begins([...named, ...also.flatMap(wordsOf)])) ? 2 : null;
}

function fitting<Item extends Titled>(items: readonly Item[], query: string): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const far = items.flatMap((item) => {
    const by = distance(item, words);
    return by === null ? [] : [{ item, by }];
  });
  return far.toSorted((one, other) => one.by - other.by).map(({ item }) => item);
}

/**
 * Those that are meant by what was typed, the nearest first, equals in their order: words are begun in any order. Where nothing
 * fits as it is written, the same keys in the other layout are read, then a Russian word in Latin letters. Nothing typed
 * means all of them, signs alone mean none.
 */
export function rankTitles<Item extends Titled>(items: readonly Item[], query: string): Item[] {
  const typed = foldTyped(query);
  if (typed === '') return [...items];
  const readings = [typed, ...queryVariants(query)];
  return readings.map((reading) => fitting(items, reading)).find((found) => found.length > 0) ?? [];
}
