/** A day of the calendar, `YYYY-MM-DD`: the same day in every time zone. As text it sorts by time. */
export type Day = string;

/** The first and the last day that four digits of a year can name. */
export const FIRST_DAY: Day = '0001-01-01';
export const LAST_DAY: Day = '9999-12-31';

const MS_IN_DAY = 86_400_000;
const MONTHS_IN_YEAR = 12;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/* Days are counted in UTC alone, where each has 24 hours: no clock that is moved can make one longer or shorter. */
const msOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** 28, 29, 30 or 31; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day of these numbers, or null where there is none: 30 February, a 13th month, the year 0. */
export function makeDay(year: number, month: number, date: number): Day | null {
  const real = Number.isInteger(year) && year >= 1 && year <= 9999 && month >= 1 && month <= MONTHS_IN_YEAR;
  if (!real || date < 1 || date > daysInMonth(year, month)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** Year, month from 1 and date of a day. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [, year, month, date] = (SHAPE.exec(day) ?? []).map(Number);
  return { year: year ?? 1, month: month ?? 1, date: date ?? 1 };
}

/** Monday is 0, Sunday 6. */
export const weekdayOf = (day: Day): number => (new Date(msOf(day)).getUTCDay() + 6) % 7;

/** The day within the bounds. */
export function clampDay(day: Day, min: Day = FIRST_DAY, max: Day = LAST_DAY): Day {
  if (day < min) return min;
  return day > max ? max : day;
}

/** So many days later, or earlier for a negative count. */
export function addDays(day: Day, count: number): Day {
  const ms = msOf(day) + count * MS_IN_DAY;
  return dayOfMs(Math.min(msOf(LAST_DAY), Math.max(msOf(FIRST_DAY), ms)));
}

/** The same date so many months later; where that month is shorter, its last day. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day);
  const months = year * MONTHS_IN_YEAR + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(months / MONTHS_IN_YEAR), (months % MONTHS_IN_YEAR) + 1];
  if (toYear < 1) return FIRST_DAY;
  return makeDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth))) ?? LAST_DAY;
}
