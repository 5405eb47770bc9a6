import type { DeliveryOption } from '@siren/domain/catalog';
import { DELIVERY_GROUP, PICKUP_TYPE, servicePrice } from '@siren/domain/services';
import { offeredServices } from '../../services/index.ts';
import type { ServicePlace, ServiceRow } from '../../services/index.ts';

/** Ways of delivery for one piece at `price` roubles, with date and cost for the city. */
export function deliveryOptions(
  rows: readonly ServiceRow[],
  place: ServicePlace,
  price: number,
): DeliveryOption[] {
  return offeredServices(rows, place).flatMap(
    ({ group, type, excluded, key, name, calculate, date, description }) =>
      group === DELIVERY_GROUP && !excluded && date !== null
        ? [
            {
              code: key,
              brought: type !== PICKUP_TYPE,
              name,
              price: servicePrice(calculate, price, 1),
              date,
              note: description,
            },
          ]
        : [],
  );
}
