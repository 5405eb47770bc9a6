import { addDays, addMonths, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

const SUNDAY = 6;
const WEEK = 7;
const YEAR = 12;

/** Where a key of the grid pattern leads from a day, or null for a key that means nothing here. */
export function dayByKey(key: string, shift: boolean, day: Day): Day | null {
  const months = shift ? YEAR : 1;
  const targets: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -WEEK),
    ArrowDown: () => addDays(day, WEEK),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, SUNDAY - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return targets[key]?.() ?? null;
}
