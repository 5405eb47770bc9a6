import { normalizePhone } from '../checkout/index.ts';
import { foldWord } from '../search/index.ts';

/** From so many digits on a query may be the end of a phone. */
export const PHONE_END = 4;

/** From so many letters and digits on a query is looked for: one alone is in a great part of all names and numbers. */
const ASKED_FROM = 2;

/** What staff typed to find an order. An order fits that has all the texts, and the digits where there are some. */
export interface OrderQuery {
  /** Each is the beginning of an e-mail, or its words are beginnings of words of a name; folded. */
  texts: { text: string; words: string[] }[];
  /** A part of the number; empty where none was typed. */
  number: string;
  /** End of a phone, its ten national digits at most; empty where none was typed. Such an order fits as well. */
  phone: string;
}

/** «№» goes before folding, which would make letters of it. */
const NUMBER_SIGN = /№/gu;
const ORDER_WORD = /(?<![\p{L}\p{N}])(?:заказ(?:а|у|е|ом)?|номер(?:а|у|е|ом)?)(?!\p{L})/gu;
const NATIONAL = 10;

const phoneOf = (typed: string, digits: string): string => {
  const whole = normalizePhone(typed);
  if (whole !== null) return whole.slice(-NATIONAL);
  return digits.length >= PHONE_END && digits.length <= NATIONAL ? digits : '';
};

/** What is looked for of what was typed, folded. */
const askedOf = (query: string): string =>
  foldWord(query.replace(NUMBER_SIGN, ' ')).replace(ORDER_WORD, ' ').trim();

const countSigns = (asked: string): number => asked.match(/[\p{L}\d]/gu)?.length ?? 0;

/** Whether so little was typed that orders and clients are not looked for by it: one letter or digit. */
export function isTooShort(query: string): boolean {
  const signs = countSigns(askedOf(query));
  return signs > 0 && signs < ASKED_FROM;
}

/**
 * Reads the search of the staff's orders. A query that narrows nothing fits every order.
 * @returns null where nothing can fit: signs alone, or too little
 */
export function readOrderQuery(query: string): OrderQuery | null {
  const asked = askedOf(query);
  if (asked !== '' && countSigns(asked) < ASKED_FROM) return null;
  const pieces = asked.split(/\s+/u).filter((piece) => piece !== '');
  const isText = (piece: string) => /\p{L}/u.test(piece);
  const texts = pieces.filter(isText).map((text) => ({
    text,
    words: text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''),
  }));
  const rest = pieces.filter((piece) => !isText(piece)).join(' ');
  const number = rest.replace(/\D/g, '');
  return { texts, number, phone: phoneOf(rest, number) };
}
