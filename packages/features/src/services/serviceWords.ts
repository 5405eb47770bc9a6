import { inCity } from '@siren/domain/regions';
import { DELIVERY_GROUP, PICKUP_TYPE } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { formatWeekday } from '@siren/ui/format';
import { rateText } from './rateText.ts';

function unavailable({ excludedBy, group }: Service, city: string): string {
  if (excludedBy === 'city') return `Недоступно ${inCity(city)}`;
  return group === DELIVERY_GROUP
    ? 'Недоступно: не\u00a0все товары так доставляют'
    : 'Недоступно: не\u00a0для\u00a0этих товаров';
}

/** What stands under a service's name: when it happens, what it is, how it is priced, or why it is not to be had. */
export function serviceWords(
  service: Service,
  city: string,
  total: number,
  selected: SelectedService | undefined,
): string {
  if (service.excluded) return unavailable(service, city);
  const { date, description, type } = service;
  // Each store has a day of its own.
  const day = type === PICKUP_TYPE ? 'день зависит от\u00a0магазина' : date && formatWeekday(date, 'UTC');
  const about = [day ?? '', description].filter((part) => part !== '');
  return [about.join(', '), rateText(service, total, selected) ?? '']
    .filter((part) => part !== '')
    .join(' · ');
}
