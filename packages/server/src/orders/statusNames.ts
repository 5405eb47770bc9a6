import type { OrderStatusCode } from '@siren/domain/orders';

/** What the buyer reads of an order's status. */
export const statusNames: Readonly<Record<OrderStatusCode, string>> = {
  waiting: 'Ждёт подтверждения',
  new: 'Принят',
  confirmed: 'Подтверждён',
  assembling: 'Собираем',
  ready: 'Готов к\u00a0выдаче',
  delivering: 'Доставляем',
  done: 'Выполнен',
  returned: 'Возврат',
  cancelled: 'Отменён',
};
