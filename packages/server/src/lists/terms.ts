import type { OrderQuery } from '@siren/domain/orders';

/** A term by its beginning, in the language of text queries: nothing in it is a sign of theirs. */
export const begins = (kind: string, text: string): string =>
  `'${kind}${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** The beginning of an e-mail, or beginnings of words of a name. */
export const textTerm = ({ text, words }: OrderQuery['texts'][number]): string =>
  `(${begins('e', text)} | (${words.map((word) => begins('n', word)).join(' & ')}))`;

/** A phone by its end. */
export const phoneTerm = (end: string): string => begins('p', [...end].toReversed().join(''));
