import type { DayHours } from './entities.ts';

/** Minutes of a day. */
export const DAY = 24 * 60;

/** When a store is open, minutes from a midnight; its end does not count. */
export interface Span {
  from: number;
  to: number;
}

/** Minutes from midnight to a time of day, «10:00». */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** From opening to closing: past midnight where it closes at an earlier hour, the whole day where both are one. */
function spanOf({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): Span {
  const [from, to] = [minutesOfDay(opens), minutesOfDay(closes)];
  if (from === to) return { from: 0, to: DAY };
  return { from, to: to > from ? to : to + DAY };
}

/** The break of a day; null where it does not lie within its hours. */
function pauseOf(hours: DayHours, { from, to }: Span): Span | null {
  if (!hours.pause) return null;
  const [begins, ends] = [minutesOfDay(hours.pause.opens), minutesOfDay(hours.pause.closes)];
  const start = begins < from ? begins + DAY : begins;
  const end = ends <= start ? ends + DAY : ends;
  return begins !== ends && start > from && end < to ? { from: start, to: end } : null;
}

/** Whether the break of a day lies within its hours, or there is none. */
export const isPauseWithin = (hours: DayHours): boolean =>
  !hours.pause || pauseOf(hours, spanOf(hours)) !== null;

/** When a store is open by the hours of a day, from its midnight; past the next one where it closes then. */
export function spansOf(hours: DayHours | null): Span[] {
  if (!hours) return [];
  const whole = spanOf(hours);
  const pause = pauseOf(hours, whole);
  return pause
    ? [
        { from: whole.from, to: pause.from },
        { from: pause.to, to: whole.to },
      ]
    : [whole];
}
