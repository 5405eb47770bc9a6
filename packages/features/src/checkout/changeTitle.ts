import type { OrderDifference } from '@siren/domain/checkout';
import { formatExactMoney } from '@siren/ui/format';

/**
 * What became of the sum, roubles. It may be the same and yet not what the buyer has seen: one balance made up for
 * another, or a city or a free delivery went.
 */
export function changeTitle(total: number, shown: number, reasons: readonly OrderDifference[]): string {
  const sum = formatExactMoney(total);
  if (total !== shown) return `Сумма изменилась: ${sum}.`;
  const isPaid = reasons.some(({ kind }) => kind === 'bonus' || kind === 'certificates');
  const but = isPaid ? 'платите вы её иначе' : 'город или способ получения другой';
  return `Сумма прежняя, ${sum}, но\u00a0${but}.`;
}
