const MANY = /^(?:есть|в наличии|да|много|достаточно|\+|true|yes)$/iu;
const NONE = /^(?:|нет|нет в наличии|отсутствует|под заказ|-|—|–|false|no)$/iu;
const COUNTED = /^(?:более|больше|от|>|≥|>=)?\s*(\d+(?:[.,]0+)?)\s*(?:\+|шт\.?|штук)?$/iu;

/** What a cell says of the stock as a feed says it: a count, none, or that there is some. */
export function stockText(cell: string): { count: string } | { available: 'true' } {
  const text = cell.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3})/gu, '').trim();
  if (MANY.test(text)) return { available: 'true' };
  if (NONE.test(text)) return { count: '0' };
  return { count: COUNTED.exec(text)?.[1] ?? text };
}
