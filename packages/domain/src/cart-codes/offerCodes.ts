import { bareCode, codeKey } from '../typed/index.ts';

/** What an offer is found by when somebody types a code. */
export interface OfferCodes {
  /** Article, then barcodes, as codes are compared; each once. */
  codes: string[];
  /** Each of them in its place, without the zeros in front of numbers, which spreadsheets take away. */
  bareCodes: string[];
}

/** The codes that an offer bears: those that are printed on it, and nothing else. */
export function offerCodes(article: string, barcodes: readonly string[]): OfferCodes {
  const codes = [...new Set([article, ...barcodes].map(codeKey))];
  return { codes, bareCodes: codes.map(bareCode) };
}
