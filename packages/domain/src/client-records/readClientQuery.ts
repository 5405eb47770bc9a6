import { ID_MAX } from '../lists/index.ts';
import { readOrderQuery } from '../orders/index.ts';
import type { OrderQuery } from '../orders/index.ts';

/** What staff typed to find a client. A client fits who has all the texts, and the digits where there are some. */
export interface ClientQuery extends Pick<OrderQuery, 'texts' | 'phone'> {
  /** Whole number of an order of theirs; null where none was typed. Such a client fits as well. */
  order: number | null;
}

const orderOf = (digits: string): number | null => {
  const order = Number(digits);
  return digits !== '' && order > 0 && order <= ID_MAX ? order : null;
};

/**
 * Reads the search of the staff's clients, as that of the orders is read: but a number is one whole, for any part of one would
 * find nearly everybody.
 * @returns null where nobody can fit: signs alone, too little, or digits that are neither a phone's nor an order's
 */
export function readClientQuery(query: string): ClientQuery | null {
  const read = readOrderQuery(query);
  if (!read) return null;
  const { texts, number, phone } = read;
  const order = orderOf(number);
  return number !== '' && phone === '' && order === null ? null : { texts, phone, order };
}
