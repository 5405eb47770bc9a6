import { isForeignPhone } from '../format/index.ts';

/** A Russian number: the 7 of the country and ten digits. */
const RUSSIAN = 11;
/** The longest number of any country (E.164). */
const LONGEST = 15;

export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** How many digits a number may have that starts with these. */
export const limitOf = (digits: string) => (digits.startsWith('7') ? RUSSIAN : LONGEST);

/** Digits with the plus that may stand in front of them, without the rest. */
const dialled = (text: string) => (/^\D*\+/.test(text) ? '+' : '') + onlyDigits(text);

const russian = (digits: string) => {
  if (digits === '') return '';
  const own = /^[78]/.test(digits) ? `7${digits.slice(1)}` : `7${digits}`;
  /* No number begins with 79 or 89 behind its 7: whoever writes so has put the prefix twice, «+7 8 912 …». */
  return own.replace(/^7[78]9/, '79');
};

/** Digits, the country's first, of a number that is typed: 8… becomes 7…, 9… and 4… get the 7 that they lack. */
export function readTyped(text: string): string {
  const digits = onlyDigits(text);
  return isForeignPhone(text) ? digits : russian(digits);
}

/** A number and what belongs to it no more: «доб. 123», a second number. */
const TAIL = /^((?:\D*\d){10,}?)\D*?(?:доб|вн|ext|[#,;/])[^]*$/i;

/** What numbers that come whole look like besides those that one types, and what they are. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  /* Prefixes for calls abroad. */
  [/^(?:00|810)(\d{10,})$/, '+$1'],
  /* The country twice: pasted behind a «+7» that stood there. */
  [/^\+?7[78](\d{10,})$/, '+7$1'],
  /* Without its country, by how many digits there are. */
  [/^(8[^9]\d{8})$/, '+7$1'],
  /* A plus was lost: too long for a Russian number. */
  [/^(9\d{11,}|[1-6]\d{10,})$/, '+$1'],
];

/** The same of a number that comes whole: pasted, filled in, dropped. */
export function readWhole(text: string): string {
  const number = SHAPES.reduce(
    (shape, [from, to]) => shape.replace(from, to),
    dialled(text.replace(TAIL, '$1')),
  );
  const digits = readTyped(number);
  return digits.slice(0, limitOf(digits));
}
