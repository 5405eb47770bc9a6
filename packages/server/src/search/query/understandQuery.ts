import { foldWord, queryVariants, queryWords, wordStem } from '@siren/domain/search';
import type { Unit } from '../engine/index.ts';
import { readQuery } from './readQuery.ts';
import type { Language, Reading } from './readQuery.ts';

export interface UnderstandOptions {
  /** Whether the query means what it says, slips and all. */
  exact: boolean;
  /** Whether the last word is still being typed. */
  typing: boolean;
}

/** What a query was taken for. */
export interface Understood {
  /** None where nothing of it means anything. */
  units: Unit[];
  /** The query as it was read, where that is another one than was typed. */
  corrected: string | null;
}

/** An unknown word is worse than any slips. */
const UNKNOWN_COSTS = 100;
/** Of two readings with as many slips the one on the keys as typed is meant. */
const OTHER_KEYS_COST = 0.75;

interface Candidate extends Reading {
  text: string;
  cost: number;
}

/**
 * Reads a query as typed; where words of it mean nothing, all of it or those words in the other layout or from Latin
 * letters, and with slips mended, whichever explains most. What remains unknown is left out.
 */
export function understandQuery(query: string, language: Language, options: UnderstandOptions): Understood {
  const { exact, typing } = options;
  const asTyped = readQuery(query, language, { mend: false, typing });
  if (exact) return { units: asTyped.unknown.length > 0 ? [] : asTyped.units, corrected: null };
  if (asTyped.unknown.length === 0) return { units: asTyped.units, corrected: null };

  const texts = new Set([query, ...queryVariants(query), wordByWord(query, language, typing)]);
  const candidates = [...texts].map((text, at): Candidate => {
    const reading = readQuery(text, language, { mend: true, typing });
    const keys = at === 0 ? 0 : OTHER_KEYS_COST;
    return { ...reading, text, cost: reading.unknown.length * UNKNOWN_COSTS + reading.slips + keys };
  });
  const best = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
  if (best.units.length === 0) return { units: [], corrected: null };
  const corrected = wordsAgain(best, language);
  return { units: best.units, corrected: corrected === query ? null : corrected };
}

/**
 * A query of which some words were typed in another layout or in Latin letters: each that means nothing is taken for
 * what it would mean so. Words end at spaces alone, since signs are letters in the other layout.
 */
function wordByWord(query: string, language: Language, typing: boolean): string {
  const words = query.split(/\s+/);
  const means = (word: string, at: number) => {
    const isTyped = typing && at === words.length - 1;
    const { units, unknown } = readQuery(word, language, { mend: false, typing: isTyped });
    return units.length > 0 && unknown.length === 0;
  };
  return words
    .map((word, at) =>
      means(word, at) ? word : (queryVariants(word).find((other) => means(other, at)) ?? word),
    )
    .join(' ');
}

/** The query in the words that it was read by, each as the shop usually writes it. */
function wordsAgain({ text, mended, unknown }: Candidate, { vocabulary }: Language): string {
  const telling = new Set(queryWords(text));
  const left = new Set(unknown);
  const spelt = (word: string) => {
    const folded = foldWord(word);
    if (left.has(folded)) return '';
    const stem = wordStem(folded);
    const usual = !telling.has(folded) || vocabulary.hasForm(folded) || !vocabulary.has(stem);
    return mended.get(folded) ?? (usual ? word : vocabulary.spelling(stem));
  };
  if (left.size === 0)
    return text
      .replace(/[\p{L}\p{N}]+/gu, spelt)
      .replace(/\s+/g, ' ')
      .trim();
  // Little words and signs around what was left out would hang in the air.
  return [...telling].map(spelt).filter(Boolean).join(' ');
}
