import type { SelectedService, Service } from './entities.ts';
import { servicePrice } from './servicePrice.ts';
import { serviceQuantity } from './serviceQuantity.ts';

/** The service as a selection keeps it: its quantity made valid, its price in roubles at this cart total. */
export function selectService(service: Service, quantity: number, total: number): SelectedService {
  const counted = serviceQuantity(service.calculate.type, quantity);
  return { key: service.key, quantity: counted, price: servicePrice(service.calculate, total, counted) };
}
