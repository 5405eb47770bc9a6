import { localTime } from '@siren/domain/regions';

const DATE = String.raw`(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\.(\d{2})\.(\d{4}))`;
const TIME = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?`;
const OFFSET = String.raw`(Z|[+-]\d{2}:?\d{2})`;
const MOMENT = new RegExp(`^${DATE}(?:[T ]+${TIME}(?: *${OFFSET})?)?$`, 'i');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes by which clocks of the zone are ahead of UTC at `at`, ms since 1970. */
const aheadAt = (at: number, timeZone: string) => {
  const { year, month, day, minutes } = localTime(at, timeZone);
  return Date.UTC(year, month - 1, day) / MINUTE_MS + minutes - Math.floor(at / MINUTE_MS);
};

/** The moment at which clocks of the zone show what UTC's show at `wall`. */
const inZone = (wall: number, timeZone: string) => {
  const near = wall - aheadAt(wall, timeZone) * MINUTE_MS;
  return wall - aheadAt(near, timeZone) * MINUTE_MS;
};

const offsetMinutes = (offset: string) => {
  if (offset.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** Milliseconds since 1970 of the parts in UTC; null where the calendar or the clock has no such. */
const wallOf = (year: number, month: number, day: number, [h, m, s]: readonly [number, number, number]) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && h < 24 && m < 60 && s < 60;
  return real ? date.getTime() + ((h * 60 + m) * 60 + s) * 1_000 : null;
};

/**
 * A moment as feeds write it: `2026-12-15`, `2026-12-15 09:00:01+0300`, `2026-12-15T09:00`, `15.12.2026 09:00`. Without
 * an offset it is of the region's time zone (IANA). A day alone is its beginning, as an end the beginning of the next
 * one. null for what is none.
 */
export function readMoment(text: string, timeZone: string, isEnd: boolean): Date | null {
  const parts = MOMENT.exec(text.trim());
  if (!parts) return null;
  const [, year, month, day, day2, month2, year2, hours, minutes, seconds, offset] = parts;
  const time = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)] as const;
  const wall = wallOf(Number(year ?? year2), Number(month ?? month2), Number(day ?? day2), time);
  if (wall === null) return null;
  const whole = isEnd && hours === undefined ? wall + DAY_MS : wall;
  return new Date(offset === undefined ? inZone(whole, timeZone) : whole - offsetMinutes(offset) * MINUTE_MS);
}
