import type { Service } from './entities.ts';

/** Type of the delivery service for which the buyer comes to the store. */
export const PICKUP_TYPE = 'pickup';

/** Whether an order with these chosen services has to say where it goes: all but what the buyer fetches. */
export function needsAddress(services: readonly Service[], chosen: readonly { key: string }[]): boolean {
  return !services.some(
    ({ key, type }) => type === PICKUP_TYPE && chosen.some((selected) => selected.key === key),
  );
}
