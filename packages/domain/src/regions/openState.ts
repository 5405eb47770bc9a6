import { dayAfter } from '../lists/index.ts';
import { deliveryDate } from './deliveryDate.ts';
import type { StoreHours } from './entities.ts';
import { localTime } from './localTime.ts';
import { DAY, spansOf } from './openSpans.ts';
import type { Span } from './openSpans.ts';
import { AHEAD, hoursOn } from './storeDays.ts';

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

/** «10:00» of minutes from any midnight. */
function timeOf(minutes: number): string {
  const ofDay = minutes % DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** When a store is open from yesterday on, minutes from today's midnight, the first one first. */
function spansAround(store: StoreHours, today: string): Span[] {
  const spans: Span[] = [];
  for (let ahead = -1; ahead <= AHEAD + 1; ahead += 1) {
    const midnight = ahead * DAY;
    for (const { from, to } of spansOf(hoursOn(store, dayAfter(today, ahead))))
      spans.push({ from: midnight + from, to: midnight + to });
  }
  return spans.toSorted((a, b) => a.from - b.from);
}

/** When what is open at a minute ends; the minute itself where nothing is. */
const endOf = (spans: readonly Span[], minute: number): number =>
  spans.reduce((end, { from, to }) => (from <= end && to > end ? to : end), minute);

function opensLater(today: string, opens: number | undefined): OpenState {
  const ahead = opens === undefined ? 0 : Math.floor(opens / DAY);
  return {
    open: false,
    changesAt: opens === undefined ? null : timeOf(opens),
    tomorrow: ahead === 1,
    ...(ahead > 1 && { day: dayAfter(today, ahead) }),
  };
}

/**
 * Opening hours at `now` (ms since 1970) in an IANA time zone, for shoppers and staff alike. Open from the minute it opens to
 * the one before it closes or pauses; hours may go past midnight; equal ones mean round the clock. Days of other hours begin at midnight, and end
 * what goes past it only by themselves. When it closes is told where that is within a day.
 */
export function openState(store: StoreHours, now: number, timeZone: string): OpenState {
  const today = deliveryDate(now, 0, timeZone);
  const { minutes } = localTime(now, timeZone);
  const spans = spansAround(store, today);
  const closes = endOf(spans, minutes);
  if (closes === minutes) return opensLater(today, spans.find(({ from }) => from > minutes)?.from);
  return { open: true, changesAt: closes - minutes < DAY ? timeOf(closes) : null, tomorrow: false };
}
