import type { SelectedService, Service } from './entities.ts';
import { repriceSelection } from './repriceSelection.ts';

/**
 * The selection with another quantity of one selected service; at least 1, and without effect on types that
 * have no quantity (behaviour services-5). `total` is the sum of the selected cart items, roubles.
 */
export function setServiceQuantity(
  services: readonly Service[],
  selection: readonly SelectedService[],
  key: string,
  quantity: number,
  total: number,
): SelectedService[] {
  const changed = selection.map((selected) => (selected.key === key ? { ...selected, quantity } : selected));
  return repriceSelection(services, changed, total);
}
