import { formatFullDate, NBSP } from '../format/index.ts';
import { partsOf, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

export const weekdays = [
  { short: 'пн', name: 'понедельник' },
  { short: 'вт', name: 'вторник' },
  { short: 'ср', name: 'среда' },
  { short: 'чт', name: 'четверг' },
  { short: 'пт', name: 'пятница' },
  { short: 'сб', name: 'суббота' },
  { short: 'вс', name: 'воскресенье' },
] as const;

/** Months as a heading says them, in the nominative; dates of theirs come from the formatters. */
export const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

/** «24 ноября 2026». */
export const dateWords = (day: Day): string => formatFullDate(day, 'UTC').replaceAll(NBSP, ' ');

/** «ноябрь 2026» of any day in it. */
export function monthWords(day: Day): string {
  const { year, month } = partsOf(day);
  return `${months[month - 1] ?? ''} ${year}`;
}

/** «вторник, 24 ноября 2026»: how a day is announced. */
export const dayWords = (day: Day): string => `${weekdays[weekdayOf(day)]?.name ?? ''}, ${dateWords(day)}`;
