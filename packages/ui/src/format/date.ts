import { DASH, NBSP } from './spaces.ts';
import { readWallClock } from './wallClock.ts';
import type { DateLike, WallClock } from './wallClock.ts';

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;

const two = (number: number) => (number < 10 ? `0${number}` : String(number));
const four = (number: number) => String(number).padStart(4, '0');

/** «ноября»: the month after its day. */
export const monthWord = (month: number): string => MONTHS[month] ?? '';

/** «24 ноября». */
export const dayText = ({ day, month }: WallClock): string => day + NBSP + monthWord(month);

/** «24 ноября 2026». */
export const fullText = (wall: WallClock): string => dayText(wall) + NBSP + wall.year;

/** «09:05». */
export const timeText = ({ hour, minute }: WallClock): string => `${two(hour)}:${two(minute)}`;

/** «вт, 24 ноября». */
export const weekdayText = (wall: WallClock): string => `${WEEKDAYS[wall.weekday] ?? ''}, ${dayText(wall)}`;

const written =
  (write: (wall: WallClock) => string) =>
  (value: DateLike, timeZone: string): string => {
    const wall = readWallClock(value, timeZone);
    return wall ? write(wall) : DASH;
  };

/** «24 ноября». The time zone is the shop's or the city's, never the machine's; «—» for an invalid date. */
export const formatDay = written(dayText);

/** «вт, 24 ноября». */
export const formatWeekday = written(weekdayText);

/** «24 ноября 2026». */
export const formatFullDate = written(fullText);

/** «24.11.2026», for tables. */
export const formatShortDate = written(
  ({ day, month, year }) => `${two(day)}.${two(month + 1)}.${four(year)}`,
);

/** «09:05»; «—» for a day of the calendar, which has no hours. */
export const formatTime = written((wall) => (wall.isDay ? DASH : timeText(wall)));

/** `YYYY-MM-DD` of a moment in a time zone, or null for an invalid date. */
export function dayOf(value: DateLike, timeZone: string): string | null {
  const wall = readWallClock(value, timeZone);
  return wall && `${four(wall.year)}-${two(wall.month + 1)}-${two(wall.day)}`;
}
