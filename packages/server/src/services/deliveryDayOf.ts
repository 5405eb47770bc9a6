import { nearestDelivery } from '@siren/domain/services';
import { offeredServices } from './offeredServices.ts';
import type { ServicePlace } from './offeredServices.ts';
import type { ServiceRow } from './readServices.ts';

/** The first day, yyyy-mm-dd, on which a good of these sections (those above included) is brought; null for none. */
export type DeliveryDayOf = (sections: readonly number[]) => string | null;

/** Tells for goods of a place when they are brought: each section is looked at once. */
export function deliveryDayOf(
  rows: readonly ServiceRow[],
  place: Omit<ServicePlace, 'goods'>,
): DeliveryDayOf {
  const known = new Map<string, string | null>();
  return (sections) => {
    const key = sections.join();
    if (!known.has(key))
      known.set(key, nearestDelivery(offeredServices(rows, { ...place, goods: [sections] })));
    return known.get(key) ?? null;
  };
}
