import { couponCodeProblem } from './couponProblems.ts';

/** Letters and digits of codes: none of them is taken for another one, by eye or by ear. */
export const CODE_SIGNS = 'ACDEFHJKMNPRTWXY3479';
/** Codes of a series at most. */
export const SERIES_MAX = 10_000;
/** Signs after the prefix at least and at most. */
export const SERIES_LENGTH_MIN = 6;
export const SERIES_LENGTH_MAX = 16;
export const SERIES_PREFIX_MAX = 12;
export const SERIES_NAME_MAX = 80;

/** What is wrong with the prefix of a series; null where it is one. A prefix may be empty. */
export const prefixProblem = (prefix: string): string | null => {
  if (prefix === '') return null;
  if (prefix.length > SERIES_PREFIX_MAX) return `Не\u00a0больше ${SERIES_PREFIX_MAX} знаков.`;
  return couponCodeProblem(`${prefix}${CODE_SIGNS.slice(0, 3)}`);
};

export interface SeriesOptions {
  prefix: string;
  /** Signs after the prefix. */
  length: number;
  count: number;
  /** Whole number from 0, below `below`, by chance. */
  random(below: number): number;
}

/** So many different codes of a series. @throws RangeError where the length has no room for them */
export function seriesCodes({ prefix, length, count, random }: SeriesOptions): string[] {
  if (count > CODE_SIGNS.length ** length / 2) throw new RangeError('too many codes of that length');
  const codes = new Set<string>();
  while (codes.size < count)
    codes.add(prefix + Array.from({ length }, () => CODE_SIGNS[random(CODE_SIGNS.length)]).join(''));
  return [...codes];
}
