import { DELIVERY_GROUP } from './deliveryGroup.ts';
import type { SelectedService, Service } from './entities.ts';
import { repriceSelection } from './repriceSelection.ts';
import { SERVICE_MIN_QUANTITY } from './serviceQuantity.ts';

/**
 * The selection after a click on a service (behaviour services-3): it takes its group over, or leaves it when it
 * was selected, except in the delivery group, where it stays. A service that is not to be had changes
 * nothing. All prices are those of `total`, the sum of the selected cart items in roubles.
 */
export function toggleService(
  services: readonly Service[],
  selection: readonly SelectedService[],
  key: string,
  total: number,
): SelectedService[] {
  const service = services.find((candidate) => candidate.key === key && !candidate.excluded);
  const selected = selection.some((candidate) => candidate.key === key);
  if (!service || (selected && service.group === DELIVERY_GROUP)) {
    return repriceSelection(services, selection, total);
  }
  const others = selection.filter((candidate) => candidate.key !== key);
  const clicked = { key, quantity: SERVICE_MIN_QUANTITY, price: 0 };
  // Named first, so that it wins its group.
  return repriceSelection(services, selected ? others : [clicked, ...others], total);
}
