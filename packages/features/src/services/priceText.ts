import { servicePrice } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { formatMoney } from '@siren/ui/format';

/** Price of a service as chosen, or what it would cost once. `total` in roubles. */
export function priceText(service: Service, selected: SelectedService | undefined, total: number): string {
  const price = selected?.price ?? servicePrice(service.calculate, total, 1);
  return price === 0 ? 'бесплатно' : formatMoney(price);
}
