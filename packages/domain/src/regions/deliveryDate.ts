import { localTime } from './localTime.ts';

/**
 * The date, yyyy-mm-dd, so many whole days after the day it is at `now` (ms since 1970) in an IANA time zone:
 * shoppers are told a date, not a duration.
 */
export function deliveryDate(now: number, leadDays: number, timeZone: string): string {
  const { year, month, day } = localTime(now, timeZone);
  return new Date(Date.UTC(year, month - 1, day + leadDays)).toISOString().slice(0, 10);
}
