import { DASH, formatDecimal, formatNumber, MINUS, NBSP } from '@siren/ui/format';

/** What changed, and whether for the better. */
export interface Change {
  /** Empty where there is nothing to tell. */
  text: string;
  tone: 'positive' | 'critical' | 'muted';
}

const HUNDRED = 100;
/** Per cent are told to one digit after the comma. */
const PLACES = 10;

const signed = (difference: number, text: string): Change => ({
  text: (difference > 0 ? '+' : MINUS) + text,
  tone: difference > 0 ? 'positive' : 'critical',
});

const NONE: Change = { text: '', tone: 'muted' };

/** «+9», «−2»; nothing where it stayed. */
export const countChange = (now: number, before: number): Change =>
  now === before ? NONE : signed(now - before, formatNumber(Math.abs(now - before)));

/** «+14,2 %»; nothing where it stayed, or where there was nothing to compare with. */
export function sumChange(now: number, before: number): Change {
  if (before === 0) return NONE;
  // Half goes away from zero in both directions.
  const percent = Math.round((Math.abs(now - before) * HUNDRED * PLACES) / before) / PLACES;
  const text = formatDecimal(percent);
  // What is beyond all numbers is no change that tells anything.
  return percent === 0 || text === DASH ? NONE : signed(now - before, `${text}${NBSP}%`);
}
