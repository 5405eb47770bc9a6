import { formatDecimal, formatNumber } from './number.ts';
import { DASH, MINUS, NBSP } from './spaces.ts';

const inRoubles = (number: string) => (number === DASH ? DASH : `${number}${NBSP}₽`);

/** «54 990 ₽» out of roubles, rounded to a whole rouble; «—» for what is no sum. −0.4 is «0 ₽». */
export const formatMoney = (roubles: number): string => inRoubles(formatNumber(roubles));

/** «54 990,50 ₽», «54 990 ₽»: to the kopeck, for what is charged; «—» for what is no sum. */
export const formatExactMoney = (roubles: number): string =>
  inRoubles(formatDecimal(roubles).replace(/,.$/, '$&0'));

/** «−14 000 ₽»: what is taken off, whatever the sign of what is given; «0 ₽» for nothing. */
export function formatReduction(roubles: number): string {
  const text = formatMoney(Math.abs(roubles));
  return text === DASH || text.startsWith('0') ? text : MINUS + text;
}

/** «−20 %» out of a whole number of per cent. */
export function formatPercentOff(percent: number): string {
  const number = formatNumber(Math.abs(percent));
  return number === DASH ? DASH : `${number === '0' ? '' : MINUS}${number}${NBSP}%`;
}
