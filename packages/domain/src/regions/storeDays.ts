import { dayAfter } from '../lists/index.ts';
import type { DayHours, StoreDays, StoreHours } from './entities.ts';

/** Days as staff keep them: for a store, for a city, or for all stores where there is neither. */
export interface KeptDays extends StoreDays {
  /** Grows with each that is made. */
  id: number;
  /** Ids. */
  cityId: number | null;
  storeId: number | null;
}

const narrowness = ({ cityId, storeId }: KeptDays): number =>
  storeId !== null ? 2 : cityId !== null ? 1 : 0;

/** Those that a store goes by, the one that counts first: a store before its city, its city before all; of two alike the newer. */
export const daysOfStore = (all: readonly KeptDays[], store: { id: number; cityId: number }): KeptDays[] =>
  all
    .filter(({ cityId, storeId }) =>
      storeId !== null ? storeId === store.id : cityId === null || cityId === store.cityId,
    )
    .toSorted((a, b) => narrowness(b) - narrowness(a) || b.id - a.id);

/** What a store keeps on a day, ISO 8601; null where it is closed. */
export function hoursOn({ opens, closes, week, days = [] }: StoreHours, day: string): DayHours | null {
  const special = days.find(({ from, to }) => from <= day && day <= to);
  if (special) return special.hours;
  return week ? (week[weekdayOf(day)] ?? null) : { opens, closes };
}

/** 0 for a Monday. @param day ISO 8601 date */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** So many days ahead a store is looked at that is closed. */
export const AHEAD = 60;

/** The first day from this one on, ISO 8601, on which a store opens; null where it does not within two months. */
export function firstOpenDay(store: StoreHours, from: string): string | null {
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = dayAfter(from, ahead);
    if (hoursOn(store, day)) return day;
  }
  return null;
}
