import { DASH, MINUS, NBSP } from './spaces.ts';

/** Beyond it a double no longer holds every whole number, and a sum is a mistake rather than a sum. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** A double writes what is smaller with an exponent; nobody is shown so little. */
const LEAST = 1e-6;

/** From here on the digits of a double are too few to be moved by the comma before they are rounded. */
const COARSE = 2 ** 40;

/** «54 990»: digits in threes, by hand: `Intl` takes thrice as long and changes its spaces between versions. */
function grouped(whole: number): string {
  const digits = String(whole);
  if (whole < 1000) return digits;
  const first = digits.length % 3 || 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) text += NBSP + digits.slice(at, at + 3);
  return text;
}

/** Half goes away from zero, by the digits that one reads: 1.005 is 1,01 though its double lies below. */
function rounded(size: number, places: number): number {
  if (size < LEAST) return 0;
  if (places === 0 || Number.isInteger(size)) return Math.round(size);
  if (size >= COARSE) return Number(size.toFixed(places));
  return Math.round(Number(`${size}e${places}`)) / 10 ** places;
}

/** Text of a number with at most `places` digits after the comma; «—» for what is no number. */
export function writeNumber(value: number, places: number): string {
  const size = Math.abs(value);
  if (!(size <= LARGEST)) return DASH;
  const shown = rounded(size, places);
  const whole = Math.trunc(shown);
  const fraction = shown === whole ? '' : `,${String(shown).split('.')[1] ?? ''}`;
  const text = grouped(whole) + fraction;
  return value < 0 && shown > 0 ? MINUS + text : text;
}

/** «54 990»: rounded to a whole number, half away from zero, thousands apart; «—» for what is no number. */
export const formatNumber = (value: number): string => writeNumber(value, 0);

/** What one sees after the comma of a decimal. */
const PLACES = 2;

/** «1,5»: up to two digits after the comma. */
export const formatDecimal = (value: number): string => writeNumber(value, PLACES);

/** The number that `formatDecimal` shows: a noun beside it must agree with that one. */
export const roundDecimal = (value: number): number => rounded(Math.abs(value), PLACES);
