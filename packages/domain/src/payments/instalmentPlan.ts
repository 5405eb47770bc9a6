import { toKopecks, toRoubles } from '../money/index.ts';

/** Payments that «Частями» spreads a sum over, a month apart, without anything on top. */
export const INSTALMENTS = 12;

export interface Instalment {
  /** ISO 8601 date. */
  date: string;
  /** Roubles. */
  amount: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The same day some months later, the last one of a month that is too short. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-${pad(Math.min(day, last))}`;
}

/**
 * A sum in roubles in equal monthly parts, the first of them on `start` (ISO 8601 date). They add up to it exactly: a
 * kopeck that cannot be shared is paid with the first ones, so that no part is larger than the one before. A sum of
 * fewer kopecks than parts has fewer of these.
 */
export function instalmentPlan(total: number, start: string, count = INSTALMENTS): Instalment[] {
  const kopecks = toKopecks(total);
  const parts = Math.min(count, kopecks);
  const [part, over] = [Math.floor(kopecks / parts), kopecks % parts];
  return Array.from({ length: parts }, (_, index) => ({
    date: monthsLater(start, index),
    amount: toRoubles(part + (index < over ? 1 : 0)),
  }));
}
