import { deliveryDate, localTime, minutesOfDay } from '../regions/index.ts';
import type { Store } from '../regions/index.ts';
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

/**
 * The first day, ISO 8601, on which an order can be fetched; null where that is agreed later, or never. What lies in the
 * store is ready today, tomorrow where the store closes too soon for it.
 */
export function pickupDate(
  { opens, closes }: Pick<Store, 'opens' | 'closes'>,
  state: PickupState,
  { now, timeZone, brought }: PickupMoment,
): string | null {
  if (state === 'lacking') return null;
  const [from, to] = [minutesOfDay(opens), minutesOfDay(closes)];
  const end = from < to ? to : to + DAY;
  const always = from === to;
  const late = !always && localTime(now, timeZone).minutes + PICKUP_PREPARING > end;
  const here = deliveryDate(now, late ? 1 : 0, timeZone);
  if (state === 'ready') return here;
  return brought !== null && brought < here ? here : brought;
}
