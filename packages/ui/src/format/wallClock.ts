import { zoneOffset } from './zoneOffset.ts';

/**
 * A moment as a `Date`, as ms since 1970, or as ISO 8601 with its offset (`2026-11-24T09:05:00Z`); or a day of the
 * calendar, `YYYY-MM-DD`, which is the same day in every zone. Other strings are no dates: browsers read them each in
 * its own way, and one without an offset would depend on the machine.
 */
export type DateLike = Date | string | number;

/** What a clock on the wall and a calendar below it show. */
export interface WallClock {
  year: number;
  /** 0 to 11. */
  month: number;
  day: number;
  /** 0 on Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  /** Days since 1970. */
  dayNumber: number;
  /** Moment, ms; of a calendar day its noon in UTC. */
  moment: number;
  /** A day of the calendar has no hours. */
  isDay: boolean;
}

const MS_IN_DAY = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Four digits of a year, with room for any time zone. */
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const LAST = Date.parse('9999-12-30T00:00:00Z');

/** Engines carry 30 February over into March: such a day is none. */
const isOnCalendar = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));

const noonOf = (day: string) => (isOnCalendar(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN);

function momentOf(value: DateLike): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value.getTime();
  const [, day] = MOMENT.exec(value) ?? [];
  return day !== undefined && isOnCalendar(day) ? Date.parse(value) : Number.NaN;
}

/** What clock and calendar show at a moment in a time zone; null where there is no such date. */
export function readWallClock(value: DateLike, timeZone: string): WallClock | null {
  const isDay = typeof value === 'string' && DAY.test(value);
  const moment = isDay ? noonOf(value) : momentOf(value);
  if (!(moment >= FIRST && moment <= LAST)) return null;
  const wall = new Date(isDay ? moment : moment + zoneOffset(timeZone, moment));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    dayNumber: Math.floor(wall.getTime() / MS_IN_DAY),
    moment,
    isDay,
  };
}
