import type { OrderStatusCode } from '../orders/entities.ts';
import { DELIVERY_GROUP } from '../services/index.ts';
import type { Service } from '../services/index.ts';
import type { ChangedOrder, ChangingOrder, OrderChangeWish } from './entities.ts';

/** Until when rows and services of an order change: before anybody puts it together. */
const CHANGEABLE: readonly OrderStatusCode[] = ['waiting', 'new', 'confirmed'];

/** Whether the rows and services of an order of this status may change. */
export const isOrderChangeable = (status: OrderStatusCode): boolean => CHANGEABLE.includes(status);

/** The services as they are offered today, with those that the order has and nobody offers any more. */
const groupOf = (services: readonly Service[], key: string): string =>
  services.find((one) => one.key === key)?.group ?? key;

/** Whether services are what an order may have: of a group one, the delivery that it had, and nothing new that is not to be had. */
export function areServicesAllowed(
  order: Pick<ChangingOrder, 'services'>,
  wished: OrderChangeWish['services'],
  services: readonly Service[],
): boolean {
  const groups = wished.map(({ key }) => groupOf(services, key));
  const had = (key: string) => order.services.some((one) => one.key === key);
  const isDelivery = (key: string) => groupOf(services, key) === DELIVERY_GROUP;
  const deliveries = (of: readonly { key: string }[]) =>
    of.map(({ key }) => key).filter((key) => isDelivery(key));
  return (
    new Set(groups).size === groups.length &&
    deliveries(wished).join() === deliveries(order.services).join() &&
    wished.every(({ key }) => had(key) || services.some((one) => one.key === key && !one.excluded))
  );
}

/** More or fewer pieces of offers than the order had, by offer; none of those of which it has as many. */
export function pieceChanges(
  order: Pick<ChangingOrder, 'lines'>,
  changed: Pick<ChangedOrder, 'lines'>,
): Map<number, number> {
  const changes = new Map<number, number>();
  const count = (offer: number, quantity: number) => changes.set(offer, (changes.get(offer) ?? 0) + quantity);
  for (const { offer, quantity } of changed.lines) count(offer, quantity);
  for (const { offer, quantity } of order.lines) count(offer, -quantity);
  return new Map([...changes].filter(([, quantity]) => quantity !== 0));
}
