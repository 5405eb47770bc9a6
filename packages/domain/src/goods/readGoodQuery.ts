import { foldWord } from '../search/index.ts';
import { bareCode, codeKey } from '../typed/index.ts';

/** What staff typed to find a good. */
export interface GoodQuery {
  /** Beginnings of words of its name or brand, folded. A good fits that has all of them. */
  words: string[];
  /** Article or barcode without the zeros in front, as codes are compared; empty where none was typed. Such a good fits as well. */
  code: string;
}

/** Reads the search of the staff's goods. A query of nothing fits every good; one of signs alone only a code. */
export function readGoodQuery(query: string): GoodQuery {
  const words = foldWord(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { words, code: bareCode(codeKey(query)) };
}
