import { formatNumber } from './number.ts';
import { DASH, MINUS, NBSP } from './spaces.ts';

/** «54 990 ₽» out of roubles, rounded to a whole rouble; «—» for what is no sum. −0.4 is «0 ₽». */
export function formatMoney(roubles: number): string {
  const number = formatNumber(roubles);
  return number === DASH ? DASH : `${number}${NBSP}₽`;
}

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
