import { toKopecks } from '../money/index.ts';
import type { SelectedService } from '../services/index.ts';

type Services = readonly SelectedService[];

const holds = (services: Services, { key, quantity, price }: SelectedService) =>
  services.some(
    (one) => one.key === key && one.quantity === quantity && toKopecks(one.price) === toKopecks(price),
  );

/** Whether the same services are chosen, as much of each for as much money. */
export const sameServices = (one: Services, other: Services): boolean =>
  one.every((service) => holds(other, service)) && other.every((service) => holds(one, service));
