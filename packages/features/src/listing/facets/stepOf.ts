import type { NumberRange } from '@siren/domain/catalog';

/** Stops of a thumb on its way, about. */
const STOPS = 100;

/** How far apart a thumb stops: a round number, 1, 10 or 1000, so that a range takes about a hundred steps. */
export function stepOf({ min, max }: NumberRange): number {
  const whole = Number.isInteger(min) && Number.isInteger(max);
  const step = 10 ** Math.floor(Math.log10(Math.max((max - min) / STOPS, Number.MIN_VALUE)));
  return Math.max(step, whole ? 1 : 0.1);
}
