import { MAX_QUERY_LENGTH, MAX_WORDS, queryWords, wordStem } from '@siren/domain/search';
import type { Unit, Vocabulary } from '../engine/index.ts';

/**
 * What to mark in the names that a query finds, for `markMatches`: the query's own words come last, so that the last
 * of them counts as a beginning; before them stand the words that answer it besides, its synonyms.
 */
export function marksOf(own: string, units: readonly Unit[], vocabulary: Vocabulary): string {
  const words = queryWords(own);
  const stems = new Set(words.map(wordStem));
  const beginning = words.at(-1) ?? '';
  const answering = units.flatMap(({ any }) => any.flatMap((alternative) => alternative.stems));
  const others = [...new Set(answering)]
    .filter((stem) => !stems.has(stem))
    .map((stem) => vocabulary.spelling(stem))
    .filter((word) => !word.startsWith(beginning))
    .slice(0, MAX_WORDS - words.length);
  const marks = [...others, own].join(' ');
  return marks.length <= MAX_QUERY_LENGTH ? marks : own;
}
