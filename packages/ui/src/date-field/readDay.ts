import { addDays, daysInMonth, makeDay, months, partsOf, whyNot } from '../calendar/index.ts';
import type { Day, DayLimits } from '../calendar/index.ts';
import { formatCount } from '../format/index.ts';

/** Two digits of a year reach this far ahead of today; further on they are those of the last century. */
const YEARS_AHEAD = 20;
const CENTURY = 100;

const UNREADABLE = 'Не похоже на дату. Напишите, например, 24.11.2026';

const relative: Record<string, number> = { вчера: -1, сегодня: 0, завтра: 1, послезавтра: 2 };

/** What a text says of a date; the year may be missing. */
interface Written {
  date: number;
  month: number;
  year: string;
}

/** The day that was read, null for an empty text; or what is wrong with it, in words. */
export type Reading = { day: Day | null; problem?: undefined } | { day?: undefined; problem: string };

/** «ноя», «нояб», «ноября», «ноябрь»: at least three letters that a month begins with, in either case. */
function monthNumber(word: string): number {
  const genitive = (name: string) => name.replace(/[ьй]$/, 'я').replace(/т$/, 'та');
  const named = (name: string) => name.startsWith(word) || genitive(name).startsWith(word);
  return word.length < 3 ? 0 : months.findIndex(named) + 1;
}

/** Digits alone, for keyboards without a point: 24112026, 241126, 2411. */
const apart = (text: string) =>
  text.replace(/^(\d{2})(\d{2})(\d{4}|\d{2})?$/, (_all, date: string, month: string, year = '') =>
    [date, month, year].filter(Boolean).join('.'),
  );

function readWritten(text: string): Written | null {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[t\s].*)?$/.exec(text);
  if (iso) return { date: Number(iso[3]), month: Number(iso[2]), year: iso[1] ?? '' };
  const digits = /^(\d{1,2})[\s.,/-]+(\d{1,2})(?:[\s.,/-]+(\d{4}|\d{2}))?\.?$/.exec(apart(text));
  if (digits) return { date: Number(digits[1]), month: Number(digits[2]), year: digits[3] ?? '' };
  const words = /^(\d{1,2})[\s.-]*([а-яё]+)[\s.,-]*(\d{4}|\d{2})?$/.exec(text);
  const month = words ? monthNumber(words[2] ?? '') : 0;
  return words && month > 0 ? { date: Number(words[1]), month, year: words[3] ?? '' } : null;
}

/** Years that the text may mean, the likeliest first: without one, this year, the next, the last. */
function yearsOf(written: string, today: Day): number[] {
  const { year } = partsOf(today);
  if (written.length === 4) return [Number(written)];
  if (written === '') return [year, year + 1, year - 1];
  const near = year - (year % CENTURY) + Number(written);
  return [near > year + YEARS_AHEAD ? near - CENTURY : near];
}

function missing({ date, month }: Written, year: number): string {
  const name = months[month - 1];
  if (!name || date < 1 || date <= daysInMonth(year, month)) return UNREADABLE;
  const place = name.replace(/[ьй]$/, '') + 'е';
  const days = formatCount(daysInMonth(year, month), ['день', 'дня', 'дней']);
  return `В ${place}${month === 2 ? ` ${year}` : ''} ${days}`;
}

/**
 * The day that was typed or pasted: «24.11.2026», «24.11», «24 ноя», «вт, 24 ноября», «24112026», «завтра», ISO with
 * or without the time of day. Without a year it is the nearest one in which the day can be chosen.
 */
export function readDay(input: string, today: Day, limits: DayLimits): Reading {
  const text = input
    .toLowerCase()
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[а-яё]{2,11},? ?(?=\d)/, '')
    .replace(/(?: |(?<=\d))г(?:\.|ода)?$/, '');
  if (text === '') return { day: null };
  const judge = (day: Day): Reading => {
    const reason = whyNot(day, limits);
    return reason ? { problem: reason } : { day };
  };
  const days = relative[text];
  if (days !== undefined) return judge(addDays(today, days));
  const written = readWritten(text);
  if (!written) return { problem: UNREADABLE };
  const years = yearsOf(written.year, today);
  const meant = years.flatMap((year) => makeDay(year, written.month, written.date) ?? []);
  const possible = meant.find((day) => !whyNot(day, limits)) ?? meant[0];
  return possible ? judge(possible) : { problem: missing(written, years[0] ?? 1) };
}
