/** Bounds that somebody asked for; null where there is none. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}
export type RangeSide = keyof NumberRange;

export interface RangeLimits {
  min: number;
  max: number;
  /** Thumbs stop at its multiples; what is typed keeps as many digits after the comma as it has. */
  step: number;
}

export const noBounds: NumberRange = { from: null, to: null };

/** Digits after the comma that a step needs: 0 for 1000, 1 for 0.5. */
const digitsOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Where the two thumbs stand: an absent bound stands at its end. */
export function thumbsOf({ from, to }: NumberRange, { min, max }: RangeLimits): [number, number] {
  const inside = (value: number) => Math.min(max, Math.max(min, value));
  const low = inside(from ?? min);
  return [low, Math.max(low, inside(to ?? max))];
}

/** The range where the thumbs stand: a thumb at its end asks for nothing. */
export const rangeOf = ([low, high]: readonly number[], { min, max }: RangeLimits): NumberRange => ({
  from: low === undefined || low <= min ? null : low,
  to: high === undefined || high >= max ? null : high,
});

/**
 * The range with a typed bound, which is taken into the limits; null takes it away. Past the other bound they change
 * places: who typed 10 000 after 50 000 wants what lies between, on whichever side it was typed.
 */
export function setBound(
  range: NumberRange,
  side: RangeSide,
  value: number | null,
  limits: RangeLimits,
): NumberRange {
  if (value === null) return { ...range, [side]: null };
  /* Adding zero makes 0 of −0. */
  const rounded = Number(value.toFixed(digitsOf(limits.step))) + 0;
  const next = { ...range, [side]: Math.min(limits.max, Math.max(limits.min, rounded)) };
  const { from, to } = next;
  return from !== null && to !== null && from > to ? { from: to, to: from } : next;
}

/** What was typed or pasted: a number, null for an empty field, undefined for what is no number. */
export function parseBound(text: string): number | null | undefined {
  const bare = text.replace(/[\s\p{Cf}\p{DI}₽]|руб\.?/gu, '').replace(/\p{Dash}/u, '-');
  if (bare === '') return null;
  return /^-?\d+(?:[.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) + 0 : undefined;
}

/** The bound while it is edited: plain digits, a comma. */
export const plainBound = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');
