import { queryWords, wordStem } from '@siren/domain/search';
import type { Synonyms } from '@siren/domain/search';

/** Words and phrases that stand for one another, by the stems of each. */
export interface SynonymTable {
  /**
   * The longest phrase that the stems begin with, its words in any order, and what stands for it besides; null where
   * there is none.
   */
  at(stems: readonly string[]): { length: number; others: readonly (readonly string[])[] } | null;
  /** Whether a stem is part of a phrase: it is spelt as it should be, though it may mean nothing by itself. */
  spells(stem: string): boolean;
}

/** «Стол письменный» is a «письменный стол». */
const keyOf = (stems: readonly string[]) => stems.toSorted().join(' ');

export function createSynonymTable(lines: readonly Synonyms[]): SynonymTable {
  const phrases = new Map<string, Map<string, readonly string[]>>();
  const spelt = new Set<string>();
  const tie = (phrase: readonly string[], line: readonly (readonly string[])[]) => {
    const others = phrases.get(keyOf(phrase)) ?? new Map<string, readonly string[]>();
    for (const other of line) others.set(keyOf(other), other);
    others.delete(keyOf(phrase));
    phrases.set(keyOf(phrase), others);
  };
  for (const { words } of lines) {
    for (const word of words.flatMap(queryWords)) spelt.add(wordStem(word));
    const line = words.map((phrase) => queryWords(phrase).map(wordStem)).filter(({ length }) => length > 0);
    for (const phrase of line) tie(phrase, line);
  }
  const longest = Math.max(0, ...[...phrases.keys()].map((key) => key.split(' ').length));
  return {
    at(stems) {
      for (let length = Math.min(longest, stems.length); length > 0; length--) {
        const others = phrases.get(keyOf(stems.slice(0, length)));
        if (others) return { length, others: [...others.values()] };
      }
      return null;
    },
    spells: (stem) => spelt.has(stem),
  };
}
