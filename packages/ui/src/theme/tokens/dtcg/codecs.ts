import type { Bezier } from '../Tokens.ts';
import { numberIn, shown } from './json.ts';
import { readMeasure, writeMeasure } from './measure.ts';

interface Codec<Value> {
  /** Into the format. */
  write: (value: Value) => unknown;
  /** Out of the format; throws where the value is not of this type. */
  read: (value: unknown) => Value;
}

const same = <Value>(value: Value): unknown => value;

function readFamily(value: unknown): readonly string[] {
  const names = typeof value === 'string' ? [value] : value;
  const good =
    Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string' && name);
  if (!good) throw new TypeError(`names of fonts are expected, not ${shown(value)}`);
  return names as string[];
}

function readBezier(value: unknown): Bezier {
  if (!Array.isArray(value) || value.length !== 4) {
    throw new TypeError(`four numbers are expected, not ${shown(value)}`);
  }
  const [x1, y1, x2, y2] = value as unknown[];
  return [numberIn(x1, 0, 1), numberIn(y1), numberIn(x2, 0, 1), numberIn(y2)];
}

const measured = (units: readonly string[]): Codec<string> => ({
  write: writeMeasure,
  read: (value) => readMeasure(value, units),
});

/** Types of the format that are the same in both themes, in the words of `Tokens`. */
export const codecs = {
  dimension: measured(['px', 'rem']),
  duration: measured(['ms']),
  cubicBezier: { write: same, read: readBezier } satisfies Codec<Bezier>,
  fontFamily: { write: same, read: readFamily } satisfies Codec<readonly string[]>,
  fontWeight: { write: same, read: (value) => numberIn(value, 1, 1000) } satisfies Codec<number>,
  number: { write: same, read: (value) => numberIn(value) } satisfies Codec<number>,
} as const;
