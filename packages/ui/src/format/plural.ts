import { formatDecimal } from './number.ts';
import { NBSP } from './spaces.ts';

/** A noun in the three shapes that a count asks for: 1 «товар», 2 and 1,5 «товара», 5 «товаров». */
export type Forms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru-RU');

/** The shape of the noun alone: 1,5 takes the same as 2. */
export function plural(count: number, [one, few, many]: Forms): string {
  if (!Number.isFinite(count)) return many;
  const rule = rules.select(Math.abs(count));
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** «5 товаров»: the count and the noun, kept on one line. */
export const formatCount = (count: number, forms: Forms): string =>
  `${formatDecimal(count)}${NBSP}${plural(count, forms)}`;
