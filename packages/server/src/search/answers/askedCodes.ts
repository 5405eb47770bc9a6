import { queryVariants, quotedWords, unlabelledCode } from '@siren/domain/search';

/** What of a query may be an article or barcode. */
export interface AskedCode {
  code: string;
  /** The query as it was read by that; null where it is what was typed, perhaps behind a label. */
  corrected: string | null;
}

/** The codes that a query may be, the likeliest first. Of words that goods have no other keys may be meant. */
export function askedCodes(query: string, { known }: { known: boolean }): AskedCode[] {
  const quoted = quotedWords(query);
  const words = quoted ?? query;
  const labelled = unlabelledCode(words);
  return [
    // Nothing is corrected: the label said what the figures are.
    ...(labelled === null ? [] : [{ code: labelled, corrected: null }]),
    { code: words, corrected: null },
    ...(quoted === null && !known ? queryVariants(words) : []).map((code) => ({ code, corrected: code })),
  ];
}
