import { fullSized, isCommonWord, queryWords, wordStem } from '@siren/domain/search';
import type { Alternative, Guess, Unit, Vocabulary } from '../engine/index.ts';
import type { SynonymTable } from './SynonymTable.ts';

/** What a beginning or a synonym counts, the word itself being 1. */
const BEGUN = 0.8;
const SYNONYM = 0.7;
/** A beginning of fewer letters is no guess at a word that was written out. */
const SHORTEST_GUESS = 3;

/** What is known of the words that a shop uses. */
export interface Language {
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
}

export interface ReadOptions {
  /** Whether words that nobody uses are taken for slips of the hand. */
  mend: boolean;
  /** Whether the last word is still being typed. */
  typing: boolean;
}

/** A query as the index can answer it. */
export interface Reading {
  units: Unit[];
  /** Words that were taken for others. */
  mended: ReadonlyMap<string, string>;
  /** Words that mean nothing here. */
  unknown: readonly string[];
  /** Slips that were forgiven. */
  slips: number;
}

/** Reads the words of a query: forms of known ones, synonyms, beginnings, and slips where that is wanted. */
export function readQuery(query: string, language: Language, options: ReadOptions): Reading {
  const { vocabulary, synonyms } = language;
  const words = queryWords(query);
  const mended = new Map<string, string>();
  const unknown: string[] = [];
  let slips = 0;

  const named = namedIn(words.map(wordStem), synonyms);
  const stems = words.map((word) => {
    const stem = wordStem(word);
    if (!options.mend || vocabulary.has(stem) || named.has(stem)) return stem;
    if (word.length >= SHORTEST_GUESS && vocabulary.completions(word).length > 0) return stem;
    const meant = (synonyms.spells(stem) ? null : vocabulary.closest(word)) ?? wholeOf(word, language);
    // Of a common word only its beginning may be meant: «табуретка» is a «табурет», «красный» is no «краска».
    if (!meant || (isCommonWord(stem) && !stem.startsWith(meant.stem))) return stem;
    mended.set(word, meant.form);
    slips += meant.slips;
    return meant.stem;
  });

  const units: Unit[] = [];
  for (let at = 0; at < stems.length;) {
    const phrase = synonyms.at(stems.slice(at));
    const length = phrase?.length ?? 1;
    const own = stems.slice(at, at + length);
    const typed = words[at] ?? '';
    const last = at + length === stems.length;
    const unit: Alternative[] = [{ stems: own, factor: 1 }];
    for (const other of phrase?.others ?? []) unit.push({ stems: other, factor: SYNONYM });
    const begins = (options.typing && last) || !vocabulary.has(own[0] ?? '');
    if (length === 1 && begins && (options.typing || typed.length >= SHORTEST_GUESS))
      for (const stem of vocabulary.completions(typed)) unit.push({ stems: [stem], factor: BEGUN });
    const answers = unit.filter((one) => one.stems.every((stem) => vocabulary.has(stem)));
    if (answers.length > 0) units.push({ words: length, any: answers });
    else unknown.push(...words.slice(at, at + length));
    at += length;
  }
  return { units, mended, unknown, slips };
}

/** The stems of a query that a whole synonym is made of: of «прикроватная тумбочка» a «тумбочка» alone is none. */
function namedIn(stems: readonly string[], synonyms: SynonymTable): Set<string> {
  const named = new Set<string>();
  for (let at = 0; at < stems.length;) {
    const length = synonyms.at(stems.slice(at))?.length ?? 0;
    for (const stem of stems.slice(at, at + length)) named.add(stem);
    at += Math.max(length, 1);
  }
  return named;
}

/** What a small one is a small one of, where a shop has it or knows another word: «диванчик» is a «диван». */
function wholeOf(word: string, { vocabulary, synonyms }: Language): Omit<Guess, 'count'> | null {
  for (const form of fullSized(word)) {
    const stem = wordStem(form);
    if (vocabulary.has(stem)) return { stem, form: vocabulary.spelling(stem), slips: 1 };
    if (synonyms.at([stem])) return { stem, form, slips: 1 };
  }
  return null;
}
