import type { OrderStatusCode } from '@siren/domain/orders';

type From = OrderStatusCode;

/** What a step is called on its button; `null` where it is no step onwards or back but out: cancelling has words of its own. */
export function stepWord(from: From, to: OrderStatusCode, pickup: boolean): string {
  switch (to) {
    case 'new':
      return 'Взять в\u00a0работу';
    case 'confirmed':
      return from === 'new' ? 'Подтвердить' : 'Вернуть до\u00a0сборки';
    case 'assembling':
      return from === 'confirmed' ? 'Начать сборку' : 'Вернуть на\u00a0сборку';
    case 'ready':
      return 'Готов к\u00a0выдаче';
    case 'delivering':
      return 'Передать в\u00a0доставку';
    case 'done':
      return pickup ? 'Выдать' : 'Доставлен';
    case 'returned':
      return 'Оформить возврат';
    case 'waiting':
    case 'cancelled':
      return 'Отменить заказ';
  }
}
