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

/** How much of a word a beginning is, which is as people type it; null where the word begins otherwise. */
function begunBy(word: string, beginning: string): number | null {
  if (beginning.length < SHORTEST_BEGINNING || !foldWord(word).startsWith(beginning)) return null;
  for (let length = 1; length < word.length; length++) {
    const isWhole = foldWord(word.slice(0, length)).length >= beginning.length;
    if (isWhole && !/^\p{M}/u.test(word.slice(length))) return length;
  }
  return word.length;
}

/**
 * A text cut into what the query asks for and what it does not: all forms of its words whole, and what its last word
 * may still become, by its beginning. The parts together are the text.
 */
export function markMatches(text: string, query: string): TextPart[] {
  const words = queryWords(query);
  const stems = new Set(words.map(wordStem));
  const beginning = words.at(-1) ?? '';
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
    const begun = begunBy(word, beginning);
    if (stems.has(wordStem(word))) add(index + word.length, true);
    else if (begun !== null) add(index + begun, true);
    else add(index + word.length, false);
  }
  add(text.length, false);
  return parts;
}
