import { queryVariants, quotedWords, unlabelledCode } from '@siren/domain/search';
import type { SearchState } from '../memory/index.ts';
import { marksOf } from './marksOf.ts';
import { understandQuery } from '../query/index.ts';
import type { Understood, UnderstandOptions } from '../query/index.ts';

/** The goods that a query means. */
export interface Chosen extends Understood {
  /** Ids of products, the best first. */
  ids: readonly number[];
  /** Ids of the offers that the query names by article or barcode. */
  offers: ReadonlySet<number>;
  /** What to mark in their names, see `marksOf`. */
  marks: string;
  /** Whether they have every word of the query. */
  whole: boolean;
}

const NONE_NAMED: ReadonlySet<number> = new Set();

/** Goods by article or barcode where the query is one and no word that is known, else by words. */
export function chosenGoods(
  state: SearchState,
  query: string,
  { typing }: Pick<UnderstandOptions, 'typing'>,
): Chosen {
  const quoted = quotedWords(query);
  const exact = quoted !== null;
  const words = quoted ?? query;
  const understood = understandQuery(words, state, { exact, typing });
  const known = understood.units.length > 0 && understood.corrected === null;
  if (!known || /\d/.test(words)) {
    const labelled = unlabelledCode(words);
    if (labelled !== null) {
      // Nothing is corrected: the label said what the figures are.
      const found = state.index.byCode(labelled);
      if (found.ids.length > 0) return { units: [], corrected: null, ...found, marks: labelled, whole: true };
    }
    for (const code of exact ? [words] : [words, ...queryVariants(words)]) {
      const found = state.index.byCode(code);
      if (found.ids.length > 0)
        return { units: [], corrected: code === words ? null : code, ...found, marks: code, whole: true };
    }
  }
  const { units, corrected } = understood;
  const marks = marksOf(corrected ?? words, units, state.vocabulary);
  return { units, corrected, marks, offers: NONE_NAMED, ...state.index.find(units) };
}
