import { statusNames } from '../../orders/index.ts';
import type { SoldOrder } from './readOrders.ts';

type Requisite = readonly [name: string, value: string | number | boolean];

/** What of an order has no element of its own. The status is two: its words with its code, and its code. */
export function orderRequisites({ status, paid, payType, delivery, ...order }: SoldOrder): Requisite[] {
  const all: (Requisite | false)[] = [
    ['Статус заказа', `[${status}] ${statusNames[status].replaceAll('\u00a0', ' ')}`],
    ['Статуса заказа ИД', status],
    ['Заказ оплачен', paid],
    ['Отменен', status === 'cancelled'],
    ['Метод оплаты', payType],
    delivery !== '' && ['Способ доставки', delivery],
    order.bonus > 0 && ['Оплачено бонусами', order.bonus.toFixed(2)],
    order.certificates > 0 && ['Оплачено сертификатами', order.certificates.toFixed(2)],
  ];
  return all.filter((own) => own !== false);
}
