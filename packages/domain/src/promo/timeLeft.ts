const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a moment, in whole parts. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds until `end`, one that has begun counted; 0 once it is reached. Both in ms since 1970. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / SECOND_MS));
}

/** So many whole seconds as days, hours, minutes and seconds. */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: seconds % MINUTE,
  };
}

/** Seconds before the end at which a countdown speaks: a day, an hour, ten minutes, one minute. */
export const COUNTDOWN_MARKS = [DAY, HOUR, 10 * MINUTE, MINUTE] as const;

/**
 * The mark that a countdown passed when it went from `before` to `after` seconds left, the nearest to the end of
 * several; null where it passed none. 0 is the end itself.
 */
export function passedMark(before: number, after: number): number | null {
  if (before > 0 && after <= 0) return 0;
  return COUNTDOWN_MARKS.findLast((mark) => before > mark && after <= mark) ?? null;
}
