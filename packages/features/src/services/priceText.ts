import { isQuantityType, servicePrice } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { formatMoney } from '@siren/ui/format';

/** Price of a service as chosen, or the least that it would cost. `total` in roubles. */
export function priceText(service: Service, selected: SelectedService | undefined, total: number): string {
  if (service.excluded) return '';
  const { calculate } = service;
  const price = selected?.price ?? servicePrice(calculate, total, 1);
  if (price === 0) return 'бесплатно';
  return !selected && isQuantityType(calculate.type) ? `от\u00a0${formatMoney(price)}` : formatMoney(price);
}
