import { dayAfter } from '../lists/index.ts';
import { deliveryDate } from './deliveryDate.ts';
import type { Store, StoreHours } from './entities.ts';
import { localTime } from './localTime.ts';
import { firstOpenDay, hoursOn } from './storeDays.ts';

/** Whether a store is open, and when that changes: a time of day, «10:00»; null where it never does, or nobody knows. */
export interface OpenState {
  open: boolean;
  /** When it closes if open, opens if closed. */
  changesAt: string | null;
  /** Closed, and it opens tomorrow at the soonest. */
  tomorrow: boolean;
  /** ISO 8601 day on which it opens, where that is later than tomorrow. */
  day?: string;
}

/** Minutes from midnight to a time of day, «10:00». */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

type Hours = Pick<Store, 'opens' | 'closes'>;

const isPastMidnight = ({ opens, closes }: Hours) => minutesOfDay(opens) > minutesOfDay(closes);

const opened = (changesAt: string | null): OpenState => ({ open: true, changesAt, tomorrow: false });

/** When a store that is closed opens after today. */
function opensLater(store: StoreHours, today: string): OpenState {
  const tomorrow = dayAfter(today, 1);
  const day = firstOpenDay(store, tomorrow);
  const isNext = day === tomorrow;
  const changesAt = (day && hoursOn(store, day)?.opens) || null;
  return { open: false, changesAt, tomorrow: isNext, ...(day && !isNext && { day }) };
}

/**
 * Opening hours at `now` (ms since 1970) in an IANA time zone. Open from the minute it opens to the one before
 * it closes; hours may go past midnight; equal ones mean round the clock. Days of other hours begin at midnight, and end
 * what goes past it only by themselves.
 */
export function openState(store: StoreHours, now: number, timeZone: string): OpenState {
  const today = deliveryDate(now, 0, timeZone);
  const { minutes } = localTime(now, timeZone);
  const [before, hours] = [hoursOn(store, dayAfter(today, -1)), hoursOn(store, today)];
  const [from, to] = hours ? [minutesOfDay(hours.opens), minutesOfDay(hours.closes)] : [];
  if (hours && from === to) return opened(null);
  if (before && isPastMidnight(before) && minutes < minutesOfDay(before.closes)) return opened(before.closes);
  if (!hours || from === undefined || to === undefined) return opensLater(store, today);
  if (minutes < from) return { open: false, changesAt: hours.opens, tomorrow: false };
  return from > to || minutes < to ? opened(hours.closes) : opensLater(store, today);
}
