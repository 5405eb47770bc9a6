import type { CartState } from '@siren/domain/cart';
import type { OrderDifference } from '@siren/domain/checkout';
import { formatDay, formatExactMoney, formatNumber } from '@siren/ui/format';

/** One reason why the sum changed, in words. */
export function differenceText(difference: OrderDifference, cart: CartState): string {
  const { kind, before, after } = difference;
  const fromTo = `было ${formatExactMoney(before)}, стало ${formatExactMoney(after)}`;
  switch (kind) {
    case 'line_added':
      return `${offerName(cart, difference.offer)}: добавилось на\u00a0${formatExactMoney(after)}`;
    case 'line_removed':
      return `${offerName(cart, difference.offer)}: больше нет в\u00a0заказе`;
    case 'line_quantity':
      return `${offerName(cart, difference.offer)}: было ${formatNumber(before)}\u00a0шт., стало ${formatNumber(after)}\u00a0шт.`;
    case 'line_price':
      return `${offerName(cart, difference.offer)}: ${fromTo}`;
    case 'service_removed':
      return `${serviceName(cart, difference.service)}: больше нет, было ${formatExactMoney(before)}`;
    case 'service_added':
    case 'service_price':
      return `${serviceName(cart, difference.service)}: ${fromTo}`;
    case 'date':
      return `День получения: был ${dayOf(difference.was)}, стал ${dayOf(difference.is)}`;
    case 'coupon_code':
      return couponText(difference.was, difference.is);
    case 'coupon':
      return `Скидка по\u00a0промокоду: ${fromTo}`;
    case 'bonus':
      return `Списание бонусов: ${fromTo}`;
    case 'certificates':
      return `Оплата сертификатами: ${before === after ? 'столько же, но\u00a0другими' : fromTo}`;
  }
}

const dayOf = (date: string | null) => (date === null ? 'не\u00a0назван' : formatDay(date, 'UTC'));

function couponText(was: string | null, is: string | null): string {
  if (was !== null && is !== null) return `Промокод: был ${was}, стал ${is}`;
  const code = was ?? is ?? '';
  return `Промокод ${code}: ${was === null ? 'раньше его не\u00a0было' : 'больше не\u00a0действует'}`;
}

const offerName = (cart: CartState, offer: number) => cart.offers[offer]?.name ?? 'Товар';

const serviceName = (cart: CartState, key: string) =>
  cart.services.services.find((service) => service.key === key)?.name ?? 'Услуга';
