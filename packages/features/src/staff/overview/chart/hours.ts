import { sumRoubles } from '@siren/domain/money';
import type { DaysBeside, Tally } from '@siren/domain/orders';

const HOURS = 24;
const MINUTES = 60;

/** A point of a line: hours since midnight, and what it came to by then. */
export interface Point {
  hour: number;
  value: number;
}

/** Hours that a chart shows, from the beginning of one to the end of another. */
export interface Span {
  from: number;
  to: number;
}

/** Hours in which anything happened on either day, with the one that it is now. */
export function spanOf({ today, weekAgo }: Pick<DaysBeside, 'today' | 'weekAgo'>, minutes: number): Span {
  const busy = Array.from({ length: HOURS }, (_, hour) => hour).filter(
    (hour) => (today.hours[hour]?.orders ?? 0) + (weekAgo.hours[hour]?.orders ?? 0) > 0,
  );
  const now = Math.floor(minutes / MINUTES);
  return { from: Math.min(now, ...busy), to: Math.max(now, ...busy) + 1 };
}

/** What hours have come to by the end of each of them, roubles. */
export const growing = (hours: readonly Tally[]): number[] =>
  hours.map((_, hour) => sumRoubles(hours.slice(0, hour + 1).map(({ sum }) => sum)));

/** The line of a day within a span; it goes through `now`, and ends there where the day does. */
export function lineOf(
  hours: readonly Tally[],
  { from, to }: Span,
  { now, isOver }: { now: Point; isOver: boolean },
): Point[] {
  const ends = growing(hours).map((value, hour) => ({ hour: hour + 1, value }));
  const all = [{ hour: from, value: 0 }, ...ends.filter(({ hour }) => hour > from && hour <= to)];
  return [
    ...all.filter(({ hour }) => hour < now.hour),
    now,
    ...(isOver ? all.filter(({ hour }) => hour > now.hour) : []),
  ];
}

/** Hours that are written below a chart, some of them where there are many. */
export function hourTicks({ from, to }: Span): number[] {
  const step = Math.ceil((to - from) / 6);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}
