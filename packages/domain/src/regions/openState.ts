import { deliveryDate } from './deliveryDate.ts';
import type { Store, StoreHours } from './entities.ts';
import { localTime } from './localTime.ts';
import { dayAfter, firstOpenDay, hoursOn } from './storeDays.ts';

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

const opensAt = ({ opens }: Hours) => minutesOfDay(opens);
const isAlways = ({ opens, closes }: Hours) => minutesOfDay(opens) === minutesOfDay(closes);
const isPastMidnight = ({ opens, closes }: Hours) => minutesOfDay(opens) > minutesOfDay(closes);

/** Whether hours that began today go on. */
const isIn = (hours: Hours, minutes: number) =>
  minutes >= opensAt(hours) && (isPastMidnight(hours) || minutes < minutesOfDay(hours.closes));

/** When a store that is closed opens after today. */
function opensLater(store: StoreHours, today: string): OpenState {
  const tomorrow = dayAfter(today);
  const day = firstOpenDay(store, tomorrow);
  const hours = day === null ? null : hoursOn(store, day);
  const state = { open: false, changesAt: hours?.opens ?? null, tomorrow: day === tomorrow };
  return day === null || day === tomorrow ? state : { ...state, day };
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
  if (hours && isAlways(hours)) return { open: true, changesAt: null, tomorrow: false };
  if (before && isPastMidnight(before) && minutes < minutesOfDay(before.closes))
    return { open: true, changesAt: before.closes, tomorrow: false };
  if (hours && isIn(hours, minutes)) return { open: true, changesAt: hours.closes, tomorrow: false };
  if (hours && minutes < opensAt(hours)) return { open: false, changesAt: hours.opens, tomorrow: false };
  return opensLater(store, today);
}
