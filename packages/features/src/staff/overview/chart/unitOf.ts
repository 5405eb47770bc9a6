import { formatDecimal } from '@siren/ui/format';

/** In what sums are told on an axis: few digits, whatever they come to. */
export interface Unit {
  /** «млн ₽». */
  word: string;
  /** What one of it is, roubles. */
  size: number;
}

const units: readonly Unit[] = [
  { word: 'млрд\u00a0₽', size: 1_000_000_000 },
  { word: 'млн\u00a0₽', size: 1_000_000 },
  { word: 'тыс.\u00a0₽', size: 1_000 },
];
const ROUBLES: Unit = { word: '₽', size: 1 };

/** The unit for sums of up to so many roubles. */
export const unitOf = (most: number): Unit => units.find(({ size }) => most >= size) ?? ROUBLES;

/** «1,49». */
export const inUnit = (roubles: number, { size }: Unit): string => formatDecimal(roubles / size);
