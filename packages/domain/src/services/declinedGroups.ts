import { DELIVERY_GROUP } from './deliveryGroup.ts';
import type { SelectedService, Service } from './entities.ts';

/**
 * Groups that have a default to be had and yet no selection: the buyer put it away. Stored beside the
 * selection, so that restoring it does not bring a paid service back.
 */
export function declinedGroups(
  services: readonly Service[],
  selection: readonly SelectedService[],
): string[] {
  const chosen = new Set(
    services
      .filter(({ key }) => selection.some((selected) => selected.key === key))
      .map(({ group }) => group),
  );
  const declined = services
    .filter((service) => service.default && !service.excluded)
    .map(({ group }) => group)
    .filter((group) => group !== DELIVERY_GROUP && !chosen.has(group));
  return [...new Set(declined)];
}
