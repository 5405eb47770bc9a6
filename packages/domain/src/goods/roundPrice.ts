import { toKopecks, toRoubles } from '../money/index.ts';
import type { PriceRounding } from './priceChange.ts';

const RUBLE = 100;
/** Kopecks from one such price to the next, and of the first one. */
const endings: Readonly<Record<Exclude<PriceRounding, 'none'>, { step: number; first: number }>> = {
  nine: { step: 10 * RUBLE, first: 9 * RUBLE },
  ninety: { step: 100 * RUBLE, first: 90 * RUBLE },
  ten: { step: 10 * RUBLE, first: 10 * RUBLE },
};

/**
 * The price with such an ending that is nearest, the upper of two that are equally near; roubles.
 * @returns null where the nearest would be under one rouble: a price goes by half a step at most
 */
export function roundPrice(price: number, rounding: PriceRounding): number | null {
  if (rounding === 'none') return price;
  const { step, first } = endings[rounding];
  const nearest = first + Math.floor((toKopecks(price) - first) / step + 1 / 2) * step;
  return nearest < first ? null : toRoubles(nearest);
}
