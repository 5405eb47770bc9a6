import { dayOf, formatDay, formatWeekday } from './date.ts';
import type { DateLike } from './date.ts';
import { DASH } from './spaces.ts';

const MS_IN_DAY = 86_400_000;

/** Whole calendar days from `now` to `value` in the time zone; null when one of them is invalid. */
export function daysUntil(value: DateLike, now: DateLike, timeZone: string): number | null {
  const [to, from] = [dayOf(value, timeZone), dayOf(now, timeZone)];
  if (to === null || from === null) return null;
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_IN_DAY);
}

const near = new Map([
  [-1, 'вчера'],
  [0, 'сегодня'],
  [1, 'завтра'],
  [2, 'послезавтра'],
]);

/** «завтра», «вт, 24 ноября» within a week, «24 ноября» beyond it: when something comes. */
export function formatDelivery(value: DateLike, now: DateLike, timeZone: string): string {
  const days = daysUntil(value, now, timeZone);
  if (days === null) return DASH;
  const word = near.get(days);
  if (word) return word;
  return days > 0 && days < 7 ? formatWeekday(value, timeZone) : formatDay(value, timeZone);
}
