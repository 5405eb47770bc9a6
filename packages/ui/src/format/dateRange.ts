import { dayText, fullText, monthWord, timeText } from './date.ts';
import { DASH, NBSP } from './spaces.ts';
import { readWallClock } from './wallClock.ts';
import type { DateLike, WallClock } from './wallClock.ts';

/** Both ends in their order, or null where one is no date. */
function ends(from: DateLike, to: DateLike, timeZone: string): [WallClock, WallClock] | null {
  const [one, other] = [readWallClock(from, timeZone), readWallClock(to, timeZone)];
  if (!one || !other) return null;
  return one.moment <= other.moment ? [one, other] : [other, one];
}

/** Parts that have spaces of their own stand apart from the dash. */
const apart = (first: string, last: string) => `${first}${NBSP}— ${last}`;

/** «24–26 ноября», «30 ноября — 2 декабря», «30 декабря 2026 — 2 января 2027»; one day is «24 ноября». */
export function formatDayRange(from: DateLike, to: DateLike, timeZone: string): string {
  const both = ends(from, to, timeZone);
  if (!both) return DASH;
  const [first, last] = both;
  if (first.year !== last.year) return apart(fullText(first), fullText(last));
  if (first.month !== last.month) return apart(dayText(first), dayText(last));
  if (first.day === last.day) return dayText(first);
  return `${first.day}–${last.day}${NBSP}${monthWord(first.month)}`;
}

/** «10:00–18:00» of one day, «24 ноября, 22:00 — 25 ноября, 06:00» of two; «—» for days, which have no hours. */
export function formatTimeRange(from: DateLike, to: DateLike, timeZone: string): string {
  const both = ends(from, to, timeZone);
  if (!both || both[0].isDay || both[1].isDay) return DASH;
  const [first, last] = both;
  if (first.dayNumber !== last.dayNumber) {
    return apart(`${dayText(first)}, ${timeText(first)}`, `${dayText(last)}, ${timeText(last)}`);
  }
  const [start, end] = [timeText(first), timeText(last)];
  return start === end ? start : `${start}–${end}`;
}
