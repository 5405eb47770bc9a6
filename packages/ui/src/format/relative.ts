import { dayText, fullText, timeText } from './date.ts';
import { plural } from './plural.ts';
import type { Forms } from './plural.ts';
import { DASH, NBSP } from './spaces.ts';
import { readWallClock } from './wallClock.ts';
import type { DateLike, WallClock } from './wallClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Within as many hours of one day their number says more than the clock. */
const HOURS = 6;

/** Within as many days their number says more than the date. */
const WEEK = 7;

const minutes: Forms = ['минуту', 'минуты', 'минут'];
const hours: Forms = ['час', 'часа', 'часов'];
const days: Forms = ['день', 'дня', 'дней'];

/** «5 минут», and «минуту» for one. */
const counted = (count: number, forms: Forms) =>
  count === 1 ? forms[0] : `${count}${NBSP}${plural(count, forms)}`;

/** «5 минут назад», «через 5 минут». */
const away = (span: string, isPast: boolean) => (isPast ? `${span} назад` : `через${NBSP}${span}`);

const near = new Map([
  [-1, 'вчера'],
  [0, 'сегодня'],
  [1, 'завтра'],
]);

/** Minutes and hours, as long as they say more than a day and a clock; null beyond. */
function soon(at: WallClock, now: WallClock): string | null {
  if (at.isDay || now.isDay) return null;
  const span = Math.abs(at.moment - now.moment);
  const isPast = at.moment <= now.moment;
  if (span < MINUTE) return isPast ? 'только что' : 'сейчас';
  if (span < HOUR) return away(counted(Math.floor(span / MINUTE), minutes), isPast);
  if (span >= HOURS * HOUR || at.dayNumber !== now.dayNumber) return null;
  return away(counted(Math.floor(span / HOUR), hours), isPast);
}

/**
 * When something was or will be, as one says it: «только что», «5 минут назад», «вчера в 14:05», «3 дня назад»,
 * «24 ноября», «24 ноября 2025»; «сейчас», «через минуту», «завтра в 14:05», «через 3 дня». «—» for an invalid date.
 * Days are those of the calendar in the time zone. It grows old: write it anew every minute.
 */
export function formatRelative(value: DateLike, now: DateLike, timeZone: string): string {
  const [at, from] = [readWallClock(value, timeZone), readWallClock(now, timeZone)];
  if (!at || !from) return DASH;
  const close = soon(at, from);
  if (close !== null) return close;
  const distance = at.dayNumber - from.dayNumber;
  const word = near.get(distance);
  if (word !== undefined) return at.isDay ? word : `${word} в${NBSP}${timeText(at)}`;
  if (Math.abs(distance) < WEEK) return away(counted(Math.abs(distance), days), distance < 0);
  return at.year === from.year ? dayText(at) : fullText(at);
}
