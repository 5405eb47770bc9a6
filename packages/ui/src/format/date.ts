import { DASH, evenSpaces } from './spaces.ts';

/** A moment, or a day of the calendar as `YYYY-MM-DD`. */
export type DateLike = Date | string | number;

type Style = 'day' | 'weekday' | 'full' | 'short' | 'time' | 'iso';

const options: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  iso: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** Making a formatter costs a thousand times more than using it, so each is made once a time zone. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatter(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const locale = style === 'iso' ? 'en-CA' : 'ru-RU';
  const fresh = new Intl.DateTimeFormat(locale, { ...options[style], timeZone });
  made.set(key, fresh);
  return fresh;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day has no hours: read at noon UTC and written in UTC it is the same day everywhere. */
function read(value: DateLike, timeZone: string) {
  const isDay = typeof value === 'string' && DAY.test(value);
  const date = isDay ? new Date(`${value}T12:00:00Z`) : new Date(value);
  return { date, zone: isDay ? 'UTC' : timeZone, valid: !Number.isNaN(date.getTime()) };
}

function write(style: Style, value: DateLike, timeZone: string): string {
  const { date, zone, valid } = read(value, timeZone);
  return valid ? evenSpaces(formatter(style, zone).format(date)) : DASH;
}

/** «24 ноября». The time zone is the shop's or the city's, never the machine's; «—» for an invalid date. */
export const formatDay = (value: DateLike, timeZone: string): string => write('day', value, timeZone);

/** «вт, 24 ноября». */
export const formatWeekday = (value: DateLike, timeZone: string): string =>
  write('weekday', value, timeZone).replace(`,\u00A0`, ', ');

/** «24 ноября 2026»: with the year and without the «г.» that ICU adds. */
export const formatFullDate = (value: DateLike, timeZone: string): string =>
  write('full', value, timeZone).replace(/\u00A0г\.$/, '');

/** «24.11.2026», for tables. */
export const formatShortDate = (value: DateLike, timeZone: string): string => write('short', value, timeZone);

/** «09:05». */
export const formatTime = (value: DateLike, timeZone: string): string => write('time', value, timeZone);

/** `YYYY-MM-DD` of a moment in a time zone, or null for an invalid date. */
export function dayOf(value: DateLike, timeZone: string): string | null {
  const { date, zone, valid } = read(value, timeZone);
  return valid ? formatter('iso', zone).format(date) : null;
}
