import { addDays, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

const WEEKS = 6;
const DAYS = 7;

/** `YYYY-MM` of a day. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/**
 * Six weeks from Monday to Sunday that hold the month of the day, with the days of its neighbours around it: as many
 * weeks for each month, so that nothing moves when one leafs.
 */
export function monthGrid(day: Day): Day[][] {
  const first = `${monthOf(day)}-01`;
  const lead = weekdayOf(first);
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS }, (_day, column) => addDays(first, week * DAYS + column - lead)),
  );
}
