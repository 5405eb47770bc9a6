import type { DeliveryOption } from '@siren/domain/catalog';
import { firstOpenDay } from '@siren/domain/regions';
import type { StoreHours } from '@siren/domain/regions';
import { DELIVERY_GROUP, PICKUP_TYPE, servicePrice } from '@siren/domain/services';
import { offeredServices } from '../../services/index.ts';
import type { ServicePlace, ServiceRow } from '../../services/index.ts';

export interface GoodPlace extends ServicePlace {
  /** Stores of the city. */
  stores: readonly StoreHours[];
}

/** The first day from this one on, ISO 8601, on which one of the stores is open; null for none. */
const fetchedOn = (stores: readonly StoreHours[], day: string): string | null =>
  stores
    .flatMap((store) => firstOpenDay(store, day) ?? [])
    .toSorted()
    .at(0) ?? null;

/** Ways of delivery for one piece at `price` roubles, with date and cost for the city. */
export function deliveryOptions(
  rows: readonly ServiceRow[],
  { stores, ...place }: GoodPlace,
  price: number,
): DeliveryOption[] {
  return offeredServices(rows, place).flatMap(
    ({ group, type, excluded, key: code, name, calculate, date: soonest, description: note }) => {
      if (group !== DELIVERY_GROUP || excluded || soonest === null) return [];
      const brought = type !== PICKUP_TYPE;
      const date = brought ? soonest : fetchedOn(stores, soonest);
      return date === null
        ? []
        : [{ code, brought, name, price: servicePrice(calculate, price, 1), date, note }];
    },
  );
}
