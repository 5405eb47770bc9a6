import type { StaffClient } from './staffClients.ts';

/** Who is looked for in what people wrote. */
export type Mentioned = Pick<StaffClient, 'name' | 'phone' | 'email'>;

/** Stands in place of a name or a contact that was erased. */
export const ERASED_WORD = '[удалено]';

/** Letters of what is written here. All letters there are (`\p{L}`) make patterns that take a second to be made. */
const LETTER = 'A-Za-zА-Яа-яЁё';
/** Digits of a phone without the code of the country, which is written in several ways. */
const PHONE_DIGITS = 10;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
/** Either letter is written for the other. */
const spelt = (word: string) => escaped(word).replaceAll(/[её]/giu, '[её]');

/** Digits with whatever people write between them; no part of a longer number. */
function phonePattern(phone: string): string[] {
  const digits = phone.replaceAll(/\D/gu, '').slice(-PHONE_DIGITS);
  if (digits.length < PHONE_DIGITS) return [];
  const between = String.raw`[^${LETTER}\d]{0,3}`;
  return [String.raw`(?<!\d)(?:\+?[78]${between})?${[...digits].join(between)}(?!\d)`];
}

const emailPattern = (email: string) =>
  String.raw`(?<![${LETTER}\d._%+-])${escaped(email)}(?![${LETTER}\d-])`;

/** Words of a name that tells one person from others: a single one is that of many. */
export function fullName(name: string): string[] {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.length > 1 ? words : [];
}

/** A name forwards and backwards: «Анна Лебедева» is «Лебедева Анна», too. */
function namePatterns(name: string): string[] {
  const words = fullName(name).map(spelt);
  if (words.length === 0) return [];
  return [words, words.toReversed()].map(
    (ordered) => String.raw`(?<![${LETTER}])${ordered.join(String.raw`\s+`)}(?![${LETTER}])`,
  );
}

/**
 * The text without the phone in any writing, the e-mail and the full name of somebody. A first name alone stays, and so
 * does a name in another case: «Анне Лебедевой» is nobody that a rule could tell from others.
 */
export function withoutMentions(text: string, { name, phone, email }: Mentioned): string {
  const patterns = [
    ...(email === null || email === '' ? [] : [emailPattern(email)]),
    ...(phone === null ? [] : phonePattern(phone)),
    ...namePatterns(name),
  ];
  return patterns.reduce((left, pattern) => left.replaceAll(new RegExp(pattern, 'giu'), ERASED_WORD), text);
}
