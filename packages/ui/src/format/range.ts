import { formatNumber } from './number.ts';
import { DASH, MINUS, NBSP } from './spaces.ts';

/** What has no lower or no upper end. */
type End = number | null | undefined;

const isOpen = (end: End): end is null | undefined => end === null || end === undefined;

/** Ends in words, «от 10 до 20», with a unit behind the last one; «—» where an end is no number. */
function bounds(from: End, to: End, unit: string): string {
  const parts = [
    ...(isOpen(from) ? [] : [`от${NBSP}${formatNumber(from)}`]),
    ...(isOpen(to) ? [] : [`до${NBSP}${formatNumber(to)}`]),
  ];
  return parts.length === 0 || parts.some((part) => part.endsWith(DASH)) ? DASH : parts.join(' ') + unit;
}

const inOrder = (one: number, other: number): [number, number] =>
  one <= other ? [one, other] : [other, one];

function range(one: number, other: number, unit: string): string {
  const [from, to] = inOrder(one, other);
  const [first, last] = [formatNumber(from), formatNumber(to)];
  if (first === DASH || last === DASH) return DASH;
  if (first === last) return first + unit;
  // A minus beside a dash cannot be read.
  return first.startsWith(MINUS) ? bounds(from, to, unit) : `${first}–${last}${unit}`;
}

const RUBLES = `${NBSP}₽`;

/** «10–20», in whole numbers and in their order; one number where both are shown alike; «—» for what is none. */
export const formatNumberRange = (from: number, to: number): string => range(from, to, '');

/** «1 000–2 000 ₽» out of roubles, rounded to whole ones. */
export const formatMoneyRange = (from: number, to: number): string => range(from, to, RUBLES);

/** «от 1 000 до 2 000 ₽», «от 1 000 ₽», «до 2 000 ₽»: null is an end that is open; «—» where both are. */
export const formatMoneyBounds = (from: End, to: End): string =>
  isOpen(from) || isOpen(to) ? bounds(from, to, RUBLES) : bounds(...inOrder(from, to), RUBLES);
