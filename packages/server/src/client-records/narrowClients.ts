import { readClientQuery } from '@siren/domain/client-records';
import type { ClientFilters } from '@siren/domain/client-records';
import { fragment, joined } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { allOf, phoneTerm, textTerm } from '../lists/index.ts';
import { isListed } from './isListed.ts';

/** Which accounts `u` are looked at, and what they have to fit. */
export interface NarrowedClients {
  source: Fragment;
  conditions: Fragment;
}

const hasTerms = (terms: string): Fragment =>
  fragment`client_terms(u.name, u.email, u.phone) @@ ${terms}::tsquery`;

/** Whose order it is; of a guest's, whoever has the phone or the mailbox that it was placed with. */
const isOfOrder = (order: number): Fragment => fragment`u.id = any(array(
  select o.user_id from orders o where o.id = ${order}::int
  union select w.id from orders o join users w on w.phone = o.customer_phone or lower(w.email) = lower(o.customer_email)
    where o.id = ${order}::int and o.user_id is null))`;

/** What was typed as conditions on an account, each of which an index can answer; null where nobody can fit. */
function typedConditions(query: string): Fragment[] | null {
  const read = readClientQuery(query);
  if (!read) return null;
  const { texts, phone, order } = read;
  const digits = [
    ...(phone === '' ? [] : [hasTerms(phoneTerm(phone))]),
    ...(order === null ? [] : [isOfOrder(order)]),
  ];
  return [
    ...(texts.length === 0 ? [] : [hasTerms(texts.map(textTerm).join(' & '))]),
    ...(digits.length === 0 ? [] : [fragment`(${joined(digits, ' or ')})`]),
  ];
}

/**
 * The accounts that staff ask for. Those that have what was typed are found before anything else is looked at (`offset 0`), as
 * it is done with orders.
 */
export function narrowClients(query: string, { blocked }: ClientFilters): NarrowedClients {
  const typed = typedConditions(query);
  const found =
    typed && typed.length > 0
      ? fragment`(select * from users u where ${allOf(typed)} offset 0) u`
      : fragment`users u`;
  return {
    source: found,
    conditions: allOf([
      isListed,
      ...(typed ? [] : [fragment`false`]),
      // Whose data were erased is shut for good: nobody is to be let in again there.
      ...(blocked ? [fragment`u.blocked and u.erased_at is null`] : []),
    ]),
  };
}
