import type { OrderDifference } from '@siren/domain/checkout';
import { formatExactMoney } from '@siren/ui/format';

/**
 * What became of the sum, roubles. It may be the same and yet not what the buyer has seen: one balance made up for
 * another, another good or coupon comes to as much, or a city or a free delivery went.
 */
export function changeTitle(total: number, shown: number, reasons: readonly OrderDifference[]): string {
  const sum = formatExactMoney(total);
  if (total !== shown) return `Сумма изменилась: ${sum}.`;
  return `Сумма прежняя, ${sum}, но\u00a0${butOf(reasons)}.`;
}

function butOf(reasons: readonly OrderDifference[]): string {
  const isTold = (...kinds: OrderDifference['kind'][]) => reasons.some(({ kind }) => kinds.includes(kind));
  if (isTold('line_added', 'line_removed', 'line_quantity', 'line_price'))
    return 'товары в\u00a0заказе другие';
  if (isTold('coupon_code')) return 'промокод другой';
  if (isTold('service_added', 'service_price')) return 'услуги другие';
  if (isTold('date')) return 'день получения другой';
  return isTold('bonus', 'certificates') ? 'платите вы её иначе' : 'город или способ получения другой';
}
