import { quotedWords } from '@siren/domain/search';
import type { SearchState } from '../memory/index.ts';
import { askedCodes } from './askedCodes.ts';
import type { AskedCode } from './askedCodes.ts';
import { marksOf } from './marksOf.ts';
import { understandQuery } from '../query/index.ts';
import type { Understood, UnderstandOptions } from '../query/index.ts';

/** The goods that a query means. */
export interface Chosen extends Understood {
  /** Ids of products, the best first. */
  ids: readonly number[];
  /** How relevant each of them is; of equally relevant ones those come first that can be bought. */
  levels?: readonly number[];
  /** How much of the query offers say, by their ids: the article or barcode that it is, or words of their own. */
  offers: ReadonlyMap<number, number>;
  /** What to mark in their names, see `marksOf`. */
  marks: string;
  /** Whether they have every word of the query. */
  whole: boolean;
  /** What of the query may be an article or barcode; none where it is words that goods have. */
  codes: readonly AskedCode[];
}

export interface ChooseOptions extends Pick<UnderstandOptions, 'typing'> {
  /** Goods that are wanted at most. @default all */
  most?: number;
}

/** Goods by article or barcode where the query is one and no word that is known, else by words. */
export function chosenGoods(state: SearchState, query: string, { typing, most }: ChooseOptions): Chosen {
  const quoted = quotedWords(query);
  const exact = quoted !== null;
  const words = quoted ?? query;
  const understood = understandQuery(words, state, { exact, typing });
  const byCode = (code: string) => {
    const { ids, offers } = state.index.byCode(code);
    return ids.length > 0 ? { units: [], ids: ids.slice(0, most), offers, marks: code, whole: true } : null;
  };
  const known = understood.units.length > 0 && understood.corrected === null;
  const codes = !known || /\d/.test(words) ? askedCodes(query) : [];
  for (const { code, corrected } of codes) {
    const found = byCode(code);
    if (found) return { ...found, corrected, codes };
  }
  const { units, corrected } = understood;
  const marks = marksOf(corrected ?? words, units, state.vocabulary);
  return { units, corrected, marks, codes, ...state.index.find(units, most) };
}
