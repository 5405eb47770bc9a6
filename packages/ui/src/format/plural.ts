import { formatDecimal, roundDecimal } from './number.ts';
import { NBSP } from './spaces.ts';

/** A noun in the three shapes that a count asks for: 1 «товар», 2 and 1,5 «товара», 5 «товаров». */
export type Forms = readonly [one: string, few: string, many: string];

/** The shape of the noun alone: 1,5 takes the same as 2. The rule is that of `Intl.PluralRules`, which is slower. */
export function plural(count: number, [one, few, many]: Forms): string {
  const size = Math.abs(count);
  if (!Number.isFinite(size)) return many;
  if (!Number.isInteger(size)) return few;
  const [last, tens] = [size % 10, Math.floor(size / 10) % 10];
  if (tens === 1 || last === 0 || last > 4) return many;
  return last === 1 ? one : few;
}

/** «5 товаров»: the count and the noun, kept on one line. */
export const formatCount = (count: number, forms: Forms): string =>
  `${formatDecimal(count)}${NBSP}${plural(roundDecimal(count), forms)}`;
