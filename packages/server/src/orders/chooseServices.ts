import {
  DELIVERY_GROUP,
  lacksQuantity,
  repriceSelection,
  selectService,
  SERVICE_MIN_QUANTITY,
} from '@siren/domain/services';
import type { CheckedOrderPayload } from '@siren/contract/orders';
import type { SelectedService, Service } from '@siren/domain/services';
import { badRequest } from '../http/index.ts';

/** Services of an order at today's prices. */
export interface ChosenServices {
  /** All that were asked for, as if they were to be had; one that is not offered any more costs nothing. */
  asked: SelectedService[];
  /** Those of them that are to be had: what is charged. */
  selection: SelectedService[];
  delivery: Service | null;
}

const isDelivery = ({ group }: Service) => group === DELIVERY_GROUP;

/** A service as an order asks for it. */
type WantedService = CheckedOrderPayload['services'][number];

function checkAsked(services: readonly Service[], wanted: readonly WantedService[]): void {
  const keys = wanted.map(({ key }) => key);
  const asked = services.filter(({ key }) => keys.includes(key));
  const groups = new Set(asked.map(({ group }) => group));
  if (groups.size < asked.length || new Set(keys).size < keys.length) {
    throw badRequest('services: из каждой группы можно выбрать одну услугу.');
  }
  for (const service of asked) {
    const { quantity } = wanted.find(({ key }) => key === service.key) ?? {};
    if (lacksQuantity(service, quantity)) throw badRequest(`services.${service.key}.quantity: required`);
  }
  // One that is not offered any more may have been the delivery: what became of the sum is told with it.
  const allKnown = asked.length === keys.length;
  if (
    allKnown &&
    !asked.some(isDelivery) &&
    services.some((service) => isDelivery(service) && !service.excluded)
  ) {
    throw badRequest('services: выберите способ получения.');
  }
}

/**
 * Prices the services asked for, at a total (roubles) of the selected goods.
 *
 * @throws ApiError bad_request for two of a group, for a quantity that is lacking, and where no delivery was asked for and one is to be had
 */
export function chooseServices(
  services: readonly Service[],
  wanted: readonly WantedService[],
  total: number,
): ChosenServices {
  checkAsked(services, wanted);
  const asked = wanted.map(({ key, quantity = SERVICE_MIN_QUANTITY }) => {
    const service = services.find((candidate) => candidate.key === key);
    return service ? selectService(service, quantity, total) : { key, quantity, price: 0 };
  });
  const selection = repriceSelection(services, asked, total);
  const isChosen = ({ key }: Service) => selection.some((selected) => selected.key === key);
  return { asked, selection, delivery: services.find((one) => isDelivery(one) && isChosen(one)) ?? null };
}
