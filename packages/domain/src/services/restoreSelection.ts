import { DELIVERY_GROUP } from './deliveryGroup.ts';
import type { SelectedService, Service } from './entities.ts';
import { repriceSelection } from './repriceSelection.ts';
import { selectService } from './selectService.ts';

/** What a group starts with: its default; delivery, which is never without a selection, else its first. */
function groupDefault(group: readonly Service[]): Service | undefined {
  const available = group.filter(({ excluded }) => !excluded);
  const [first] = available;
  return (
    available.find((service) => service.default) ?? (first?.group === DELIVERY_GROUP ? first : undefined)
  );
}

/**
 * The selection to start with (specification §4): what was stored, as far as it is still to be had, and the
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
  const kept = repriceSelection(services, stored, total);
  const groups = [...new Set(services.map(({ group }) => group))];
  const defaults = groups.flatMap((group) => {
    const members = services.filter((service) => service.group === group);
    if (members.some(({ key }) => kept.some((selected) => selected.key === key))) return [];
    if (group !== DELIVERY_GROUP && declined.includes(group)) return [];
    const service = groupDefault(members);
    return service ? [selectService(service, 1, total)] : [];
  });
  return repriceSelection(services, [...kept, ...defaults], total);
}
