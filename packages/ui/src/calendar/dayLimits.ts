import type { Day } from './day.ts';
import { dateWords } from './words.ts';

/** Which days can be chosen. */
export interface DayLimits {
  /** The first day that can be chosen. @default any */
  min?: Day | undefined;
  /** The last day that can be chosen. @default any */
  max?: Day | undefined;
  /** Why a day cannot be chosen, in words: «Склад не работает»; nothing for a day that can. */
  disabledReason?: ((day: Day) => string | undefined) | undefined;
}

/** Why the day cannot be chosen; undefined for a day that can. */
export function whyNot(day: Day, { min, max, disabledReason }: DayLimits): string | undefined {
  if (min && day < min) return `Можно с ${dateWords(min)}`;
  if (max && day > max) return `Можно по ${dateWords(max)}`;
  return disabledReason?.(day);
}

/** «Можно с 21 ноября 2026 по 21 декабря 2026», as far as there are limits. */
export function limitWords({ min, max }: DayLimits): string {
  const ends = [min && `с ${dateWords(min)}`, max && `по ${dateWords(max)}`].filter(Boolean);
  return ends.length > 0 ? `Можно ${ends.join(' ')}` : '';
}
