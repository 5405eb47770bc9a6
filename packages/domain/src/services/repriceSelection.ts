import type { SelectedService, Service } from './entities.ts';
import { selectService } from './selectService.ts';

/**
 * A selection at the present services and cart total (roubles): what is no longer offered or is excluded is
 * dropped, of several in one group the first named stays, prices and quantities are made valid. Adds
 * nothing: that is `restoreSelection`. In the order of `services`.
 */
export function repriceSelection(
  services: readonly Service[],
  selection: readonly SelectedService[],
  total: number,
): SelectedService[] {
  const chosen = new Map<string, SelectedService>();
  for (const selected of selection) {
    const service = services.find(({ key, excluded }) => key === selected.key && !excluded);
    if (!service || chosen.has(service.group)) continue;
    chosen.set(service.group, selectService(service, selected.quantity, total));
  }
  const place = (selected: SelectedService) => services.findIndex(({ key }) => key === selected.key);
  return [...chosen.values()].sort((a, b) => place(a) - place(b));
}
