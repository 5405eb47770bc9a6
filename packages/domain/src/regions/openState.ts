import type { Store } from './entities.ts';
import { localTime } from './localTime.ts';

/** Whether a store is open, and when that changes: a time of day, «10:00»; null where it never closes. */
export interface OpenState {
  open: boolean;
  /** When it closes if open, opens if closed. */
  changesAt: string | null;
  /** Closed, and it opens no more before midnight. */
  tomorrow: boolean;
}

/** Minutes from midnight to a time of day, «10:00». */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Opening hours at `now` (ms since 1970) in an IANA time zone. Open from the minute it opens to the one before
 * it closes; hours may go past midnight; equal ones mean round the clock.
 */
export function openState(
  { opens, closes }: Pick<Store, 'opens' | 'closes'>,
  now: number,
  timeZone: string,
): OpenState {
  const [from, to] = [minutesOfDay(opens), minutesOfDay(closes)];
  const { minutes } = localTime(now, timeZone);
  if (from === to) return { open: true, changesAt: null, tomorrow: false };
  const open = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return { open, changesAt: open ? closes : opens, tomorrow: !open && minutes >= from };
}
