import { numberIn, objectOf, shown } from './json.ts';

/** `.25rem` as a value with its unit. */
export const writeMeasure = (text: string): object => ({
  value: Number.parseFloat(text),
  unit: /[a-z]+$/.exec(text)?.[0],
});

/** `{ value: 0.25, unit: 'rem' }` as `.25rem`; throws where the unit is none of `units`. */
export function readMeasure(value: unknown, units: readonly string[]): string {
  const { value: number, unit } = objectOf(value, ['value', 'unit']);
  if (typeof unit !== 'string' || !units.includes(unit)) {
    throw new TypeError(`unit ${units.join(' or ')} is expected, not ${shown(unit)}`);
  }
  return `${String(numberIn(number)).replace(/^(-?)0\./, '$1.')}${unit}`;
}
