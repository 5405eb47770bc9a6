import { readOrderQuery } from '@siren/domain/orders';
import type { OrderQuery } from '@siren/domain/orders';
import { fragment, joined } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

/** A term of `order_terms` by its beginning, in the language of text queries: nothing in it is a sign of theirs. */
const begins = (kind: string, text: string): string =>
  `'${kind}${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

const textTerm = ({ text, words }: OrderQuery['texts'][number]): string =>
  `(${begins('e', text)} | (${words.map((word) => begins('n', word)).join(' & ')}))`;

const digitTerms = ({ number, phone }: OrderQuery): string[] => [
  ...(number === '' ? [] : [begins('#', number)]),
  ...(phone === '' ? [] : [begins('p', [...phone].toReversed().join(''))]),
];

const fits = (terms: string): Fragment =>
  fragment`order_terms(o.id, o.customer_name, o.customer_email, o.customer_phone, o.other_phones) @@ ${terms}::tsquery`;

/**
 * What an order `o` has to fit for what was typed. One digit is in most numbers: reading them all is quicker than an index then.
 */
export function queryConditions(query: string): Fragment[] {
  const read = readOrderQuery(query);
  if (!read) return [fragment`false`];
  const { texts, number } = read;
  const words = texts.map(textTerm);
  if (number.length === 1) {
    const digit = fragment`position(${number} in o.id::text) > 0`;
    return words.length === 0 ? [digit] : [digit, fits(words.join(' & '))];
  }
  const digits = digitTerms(read);
  const terms = digits.length === 0 ? words : [...words, `(${digits.join(' | ')})`];
  return terms.length === 0 ? [] : [fits(terms.join(' & '))];
}

/** All of them; what is empty lets everything through. */
export const allOf = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? fragment`true` : joined(conditions, ' and ');
