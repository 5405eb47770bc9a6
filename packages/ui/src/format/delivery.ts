import { dayText, weekdayText } from './date.ts';
import { DASH } from './spaces.ts';
import { readWallClock } from './wallClock.ts';
import type { DateLike } from './wallClock.ts';

const WEEK = 7;

/** Whole calendar days from `now` to `value` in the time zone; null when one of them is invalid. */
export function daysUntil(value: DateLike, now: DateLike, timeZone: string): number | null {
  const [to, from] = [readWallClock(value, timeZone), readWallClock(now, timeZone)];
  return to && from && to.dayNumber - from.dayNumber;
}

const near = new Map([
  [-1, 'вчера'],
  [0, 'сегодня'],
  [1, 'завтра'],
  [2, 'послезавтра'],
]);

/** «завтра», «вт, 24 ноября» within a week, «24 ноября» beyond it: when something comes. */
export function formatDelivery(value: DateLike, now: DateLike, timeZone: string): string {
  const [to, from] = [readWallClock(value, timeZone), readWallClock(now, timeZone)];
  if (!to || !from) return DASH;
  const days = to.dayNumber - from.dayNumber;
  return near.get(days) ?? (days > 0 && days < WEEK ? weekdayText(to) : dayText(to));
}
