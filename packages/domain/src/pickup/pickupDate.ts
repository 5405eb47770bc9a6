import { dayAfter } from '../lists/index.ts';
import { deliveryDate, firstOpenDay, hoursOn, localTime, minutesOfDay } from '../regions/index.ts';
import type { StoreHours } from '../regions/index.ts';
import type { PickupState } from './pickupAt.ts';

/** So long before a store closes an order is still made ready on the same day, minutes. */
export const PICKUP_PREPARING = 60;

const DAY = 24 * 60;

export interface PickupMoment {
  /** ms since 1970 */
  now: number;
  /** IANA time zone of the store. */
  timeZone: string;
  /** When goods come that have to be sent, ISO 8601 date; null where that is agreed later. */
  brought: string | null;
}

/** Whether a store closes too soon today for what is ordered now. */
function isLate(
  store: StoreHours,
  { now, timeZone, today }: Pick<PickupMoment, 'now' | 'timeZone'> & { today: string },
): boolean {
  const hours = hoursOn(store, today);
  if (!hours) return false;
  const [from, to] = [minutesOfDay(hours.opens), minutesOfDay(hours.closes)];
  const end = from < to ? to : to + DAY;
  return from !== to && localTime(now, timeZone).minutes + PICKUP_PREPARING > end;
}

/**
 * The first day, ISO 8601, on which an order can be fetched; null where that is agreed later, or never. What lies in the
 * store is ready today, on the next day where the store closes too soon for it; never on a day on which it is closed.
 */
export function pickupDate(
  store: StoreHours,
  state: PickupState,
  { now, timeZone, brought }: PickupMoment,
): string | null {
  if (state === 'lacking') return null;
  const today = deliveryDate(now, 0, timeZone);
  const here = isLate(store, { now, timeZone, today }) ? dayAfter(today, 1) : today;
  if (state === 'ready') return firstOpenDay(store, here);
  return brought === null ? null : firstOpenDay(store, brought < here ? here : brought);
}
