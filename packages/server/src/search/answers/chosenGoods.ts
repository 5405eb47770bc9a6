import { quotedWords } from '@siren/domain/search';
import { withoutStress } from '@siren/domain/typed';
import type { FoundByCode } from '../engine/index.ts';
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
  /** Whether the query is the code of a good that has gone, and of no other. @default false */
  gone?: boolean;
}

/** What words find, with the goods before it whose code the query is. */
function bearersFirst(
  byCode: FoundByCode,
  { ids, levels = [], offers }: Pick<Chosen, 'ids' | 'levels' | 'offers'>,
  most?: number,
): Pick<Chosen, 'ids' | 'levels' | 'offers'> {
  const first = new Set(byCode.ids);
  const at = ids.flatMap((id, place) => (first.has(id) ? [] : [place]));
  const top = (levels[0] ?? 0) + 1;
  const much = [...offers.values()].reduce((a, b) => Math.max(a, b), 0) + 1;
  return {
    ids: [...byCode.ids, ...at.map((place) => ids[place] ?? 0)].slice(0, most),
    levels: [...byCode.ids.map(() => top), ...at.map((place) => levels[place] ?? 0)].slice(0, most),
    offers: new Map([...offers, ...[...byCode.offers.keys()].map((offer) => [offer, much] as const)]),
  };
}

/**
 * Goods by article or barcode where the query is one and no words that are known. Where it is both, what bears it stands
 * before what the words find. Else goods by words.
 */
export function chosenGoods(
  state: SearchState,
  asked: string,
  { typing, most, gone = false }: ChooseOptions,
): Chosen {
  const { index, vocabulary } = state;
  const query = withoutStress(asked);
  const quoted = quotedWords(query);
  const words = quoted ?? query;
  const { units, corrected } = understandQuery(words, state, { exact: quoted !== null, typing });
  const known = units.length > 0 && corrected === null;
  const isPlain = known && !/\d/.test(words);
  const codes = askedCodes(query, { known: isPlain });
  const byWords = (): Chosen => ({
    ...{ units, corrected, codes, marks: marksOf(corrected ?? words, units, vocabulary) },
    ...index.find(units, most),
  });
  const bearers = gone
    ? null
    : codes.map(({ code }) => index.bearersOf(code)).find(({ ids }) => ids.length > 0);
  if (known && bearers) {
    const found = byWords();
    return { ...found, ...bearersFirst(bearers, found, most), whole: true };
  }
  for (const { code, corrected: read } of isPlain || (known && gone) ? [] : codes) {
    const { ids, offers } = gone ? index.begunBy(code) : index.byCode(code);
    const found = { units: [], ids: ids.slice(0, most), offers, marks: code, whole: true };
    if (ids.length > 0) return { ...found, corrected: read, codes };
  }
  return byWords();
}
