import { DASH, MINUS, evenSpaces } from './spaces.ts';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, useGrouping: true });
const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, useGrouping: true });

/** Beyond it a double no longer holds every whole number, and a sum is a mistake rather than a sum. */
const LARGEST = Number.MAX_SAFE_INTEGER;

const signed = (format: Intl.NumberFormat, value: number) => {
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST) return DASH;
  const text = evenSpaces(format.format(Math.abs(value)));
  return value < 0 && text !== '0' ? MINUS + text : text;
};

/** «54 990»: rounded to a whole number, half away from zero, thousands apart; «—» for what is no number. */
export const formatNumber = (value: number): string => signed(whole, value);

/** «1,5»: up to two digits after the comma. */
export const formatDecimal = (value: number): string => signed(decimal, value);
