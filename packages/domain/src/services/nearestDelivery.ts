import { DELIVERY_GROUP } from './deliveryGroup.ts';
import type { Service } from './entities.ts';
import { PICKUP_TYPE } from './needsAddress.ts';

/**
 * The first day, ISO 8601, on which one of these services brings the goods; null where none does, or none that has a
 * day. What the buyer fetches from a store is not brought.
 */
export function nearestDelivery(
  services: readonly Pick<Service, 'group' | 'type' | 'excluded' | 'date'>[],
): string | null {
  const dates = services.flatMap(({ group, type, excluded, date }) =>
    group === DELIVERY_GROUP && type !== PICKUP_TYPE && !excluded && date !== null ? [date] : [],
  );
  return dates.toSorted()[0] ?? null;
}
