import { DELIVERY_GROUP } from './deliveryGroup.ts';
import type { SelectedService, Service } from './entities.ts';
import { repriceSelection } from './repriceSelection.ts';
import { selectService } from './selectService.ts';
import { SERVICE_MIN_QUANTITY } from './serviceQuantity.ts';

/** What a group starts with: its default; delivery, which is never without a selection, else its first. */
function groupDefault(group: readonly Service[]): Service | undefined {
  const available = group.filter(({ excluded }) => !excluded);
  const [first] = available;
  return (
    available.find((service) => service.default) ?? (first?.group === DELIVERY_GROUP ? first : undefined)
  );
}

/**
 * The selection to start with (behaviour services-2): what was stored, as far as it is still to be had, and the
 * default of every other group.
 *
 * @param stored what the session kept; empty at first
 * @param total sum of the selected cart items, roubles
 * @param declined groups whose default the buyer has put away and does not get back (`declinedGroups`)
 */
export function restoreSelection(
  services: readonly Service[],
  stored: readonly SelectedService[],
  total: number,
  declined: readonly string[] = [],
): SelectedService[] {
  const groups = [...new Set(services.map(({ group }) => group))];
  const defaults = groups.flatMap((group) => {
    if (group !== DELIVERY_GROUP && declined.includes(group)) return [];
    const service = groupDefault(services.filter((member) => member.group === group));
    return service ? [selectService(service, SERVICE_MIN_QUANTITY, total)] : [];
  });
  // What was stored is named first, so that it wins its group.
  return repriceSelection(services, [...stored, ...defaults], total);
}
