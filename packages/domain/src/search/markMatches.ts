import { foldWord } from './foldWord.ts';
import { queryWords } from './queryWords.ts';
import { wordStem } from './wordStem.ts';

/** A piece of a text. */
export interface TextPart {
  text: string;
  /** Whether it is what was asked for. */
  hit: boolean;
}

/** With the marks of stress in it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** A beginning of fewer letters marks half of all words. */
const SHORTEST_BEGINNING = 2;

/**
 * A text cut into what the query asks for and what it does not: all forms of its words whole, and what its last word
 * may still become, by its beginning. The parts together are the text.
 */
export function markMatches(text: string, query: string): TextPart[] {
  const words = queryWords(query);
  const stems = new Set(words.map(wordStem));
  const beginning = words.at(-1) ?? '';
  // As many letters, each with the marks above it.
  const begins = new RegExp(`^(?:\\P{M}\\p{M}*){0,${beginning.length}}`, 'u');
  const parts: TextPart[] = [];
  let done = 0;
  const add = (to: number, hit: boolean) => {
    const last = parts.at(-1);
    if (to === done) return;
    if (last?.hit === hit) last.text += text.slice(done, to);
    else parts.push({ text: text.slice(done, to), hit });
    done = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(index, false);
    const begun = beginning.length >= SHORTEST_BEGINNING && foldWord(word).startsWith(beginning);
    if (stems.has(wordStem(word))) add(index + word.length, true);
    else if (begun) add(index + (begins.exec(word)?.[0].length ?? 0), true);
    else add(index + word.length, false);
  }
  add(text.length, false);
  return parts;
}
