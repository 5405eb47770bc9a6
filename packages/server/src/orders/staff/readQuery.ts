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

/**
 * Those orders that have the terms, found before anything else is looked at (`offset 0`): a plan that walks through orders in their
 * order would make terms of one after another.
 */
const withTerms = (terms: string): Fragment => fragment`(
  select * from orders o
  where order_terms(o.id, o.customer_name, o.customer_email, o.customer_phone, o.other_phones) @@ ${terms}::tsquery
  offset 0) o`;

/** Which orders `o` are looked at for what was typed, and what they have to fit. */
interface Asked {
  source: Fragment;
  conditions: Fragment[];
}

/** One digit is in most numbers: reading them all is quicker than an index then. */
export function readQuery(query: string): Asked {
  const read = readOrderQuery(query);
  if (!read) return { source: fragment`orders o`, conditions: [fragment`false`] };
  const { texts, number } = read;
  const isOneDigit = number.length === 1;
  const digits = isOneDigit ? [] : digitTerms(read);
  const terms = [...texts.map(textTerm), ...(digits.length === 0 ? [] : [`(${digits.join(' | ')})`])];
  return {
    source: terms.length === 0 ? fragment`orders o` : withTerms(terms.join(' & ')),
    conditions: isOneDigit ? [fragment`position(${number} in o.id::text) > 0`] : [],
  };
}

/** All of them; what is empty lets everything through. */
export const allOf = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? fragment`true` : joined(conditions, ' and ');
