import { groupPhone } from '../format/index.ts';

/** Codes of one and of two digits; the others have three. */
const SHORT_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const LONG_CODE = 3;

const RUSSIAN_GROUPED = 9;

/** «+375 291 234 567»: the country apart, the rest in threes, no digit alone at the end. */
const groupForeign = (digits: string) => {
  const code = SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, LONG_CODE);
  const rest = digits.slice(code.length).replace(/(\d{3})(?=\d{2})/g, '$1 ');
  return `+${code}${rest && ` ${rest}`}`;
};

/** What a field shows for these digits: «+7 912 204-41-08», «+375 291 234 567». Nothing is left out. */
export function groupNumber(digits: string): string {
  if (digits === '') return '';
  if (!digits.startsWith('7')) return groupForeign(digits);
  const last = digits.slice(RUSSIAN_GROUPED);
  return groupPhone(digits.slice(0, RUSSIAN_GROUPED), ' ') + (last && `-${last}`);
}

/** Place in `text` behind its `count`-th digit; 0 is the start. */
export function behindDigit(text: string, count: number): number {
  if (count <= 0) return 0;
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return places[count - 1] ?? text.length;
}

/** Place in `text` before the digit that `count` others precede; without one the end. */
export function beforeDigit(text: string, count: number): number {
  return [...text.matchAll(/\d/g)][count]?.index ?? text.length;
}
