import type { Day } from './day.ts';

/** Days from one to another; null where the end is open. */
export interface DayRange {
  from: Day | null;
  to: Day | null;
}
export const noDays: DayRange = { from: null, to: null };

/** The range after a press on a day: the first press starts anew, the second one ends it, whichever comes earlier. */
export function pickRange({ from, to }: DayRange, day: Day): DayRange {
  if (from === null || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** What is drawn of a range on a day. */
export type Band = 'start' | 'middle' | 'end' | 'both';

/** Place of the day in the range; with the day that is pointed at while its end is still to be picked. */
export function bandOf(day: Day, range: DayRange, aim: Day | null): Band | undefined {
  const open = range.from !== null && range.to === null;
  const { from, to } = open && aim !== null ? pickRange(range, aim) : range;
  if (day === from) return to === null || to === from ? 'both' : 'start';
  if (day === to) return 'end';
  return from !== null && to !== null && day > from && day < to ? 'middle' : undefined;
}
