import { addressWords } from './addressWords.ts';
import type { AddressSuggestion, Street } from './entities.ts';
import { streetKinds } from './streetKinds.ts';

/** The most suggestions at once. */
export const ADDRESSES_MAX = 7;

const written = ({ kind, name }: Street) => `${streetKinds[kind].short} ${name}`;

/** A word of the query may be the street's kind once, in any of its forms or a part of a long one. */
const isKind = ({ kind }: Street, word: string) =>
  streetKinds[kind].forms.some((form) => form === word || (word.length > 2 && form.startsWith(word)));

/** What of the query is left once the street has taken its own words; null where it is another street. */
function rest(street: Street, query: readonly string[]): string[] | null {
  const words = addressWords(street.name);
  const left = [...query];
  let taken = 0;
  let kind = false;
  while (left.length > 0) {
    const word = left[0] ?? '';
    const at = words.findIndex((own) => own.startsWith(word));
    // What begins no word of the name, or comes when the name is whole, is the house.
    if (at >= 0) words.splice(at, 1);
    else if (!kind && isKind(street, word)) kind = true;
    else break;
    if (at >= 0) taken += 1;
    left.shift();
  }
  return taken > 0 ? left : null;
}

function continued(street: Street, query: readonly string[]): AddressSuggestion[] {
  const left = rest(street, query);
  if (left === null || left.length > 1) return [];
  const [house] = left;
  if (house === undefined) return [{ text: written(street), whole: false }];
  const fitting = street.houses.filter((number) => number.toLowerCase().startsWith(house));
  // Whoever has written a whole address needs no list over the next field.
  if (fitting.some((number) => number.toLowerCase() === house)) return [];
  return fitting.map((number) => ({ text: `${written(street)}, ${number}`, whole: true }));
}

/**
 * How a typed address may go on, at most `ADDRESSES_MAX`: streets whose words begin with those typed, in any order,
 * with their kind in any form or without it, ё or е; after a whole street its houses. Nothing where nothing was typed,
 * where the house is there already, and behind it: flat and entrance are the buyer's own words.
 */
export function suggestAddresses(streets: readonly Street[], query: string): AddressSuggestion[] {
  const words = addressWords(query);
  if (words.length === 0) return [];
  const found = streets.flatMap((street) => continued(street, words));
  const already = query.trim().replace(/,$/, '').toLowerCase();
  return found.filter(({ text }) => text.toLowerCase() !== already).slice(0, ADDRESSES_MAX);
}
