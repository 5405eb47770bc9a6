export const meterLevels = ['good', 'fair', 'poor'] as const;
export type MeterLevel = (typeof meterLevels)[number];

export interface MeterScale {
  min: number;
  max: number;
  /** Below it the value is low. */
  low?: number;
  /** Above it the value is high. */
  high?: number;
  /** The best value: it tells which of the three parts is the good one. */
  best?: number;
}

/** A value kept between the ends; what is no number is the least. */
export const clamp = (value: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : Math.max(min, Math.min(Math.max(min, max), value));

/**
 * How good a value is, by the rule of HTML's own `meter`: the part with the best value is good, the one next to it is
 * fair, the far one is poor; where the best is in the middle, both ends are fair. Without a best the middle is it.
 */
export function meterLevel(value: number, { min, max, low, high, best }: MeterScale): MeterLevel {
  const from = clamp(low ?? min, min, max);
  const to = clamp(high ?? max, from, max);
  const part = (at: number) => (at < from ? 0 : at > to ? 2 : 1);
  const good = part(clamp(best ?? (from + to) / 2, min, max));
  const distance = Math.abs(part(clamp(value, min, max)) - good);
  return meterLevels[distance] ?? 'poor';
}

/** How much of the whole there is, from 0 to 1. */
export const meterShare = (value: number, { min, max }: MeterScale): number =>
  max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
