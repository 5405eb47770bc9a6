import { deliveryDate } from '@siren/domain/regions';

/** Midnight comes to all time zones at a quarter of an hour, ms. */
const QUARTER_MS = 900_000;

const known = new Map<string, string>();
let quarter = 0;

/** `deliveryDate`, remembered for as long as it stays the same: asking a calendar is dear. */
export function dateIn(days: number, now: number, timeZone: string): string {
  const current = Math.floor(now / QUARTER_MS);
  if (current !== quarter) known.clear();
  quarter = current;
  const key = `${timeZone} ${days}`;
  const date = known.get(key) ?? deliveryDate(now, days, timeZone);
  known.set(key, date);
  return date;
}
