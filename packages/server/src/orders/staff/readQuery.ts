import { readOrderQuery } from '@siren/domain/orders';
import type { OrderQuery } from '@siren/domain/orders';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { begins, phoneTerm, textTerm } from '../../lists/index.ts';

const digitTerms = ({ number, phone }: OrderQuery): string[] => [
  ...(number === '' ? [] : [begins('#', number)]),
  ...(phone === '' ? [] : [phoneTerm(phone)]),
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

/** One digit beside a name is in most numbers: to look at those that the name finds is quicker than an index then. */
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
