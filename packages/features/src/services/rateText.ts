import type { ServiceCalculation } from '@siren/domain/services';
import { formatDecimal, formatMoney } from '@siren/ui/format';

const percent = (value: number) => `${formatDecimal(value)}\u00a0%\u00a0от\u00a0суммы товаров`;

/** How a price comes about, before its minimum; null where the price says it all. */
function rate({ type, value, base = 0 }: ServiceCalculation): string | null {
  const start = base > 0 ? `${formatMoney(base)} и\u00a0ещё ` : '';
  switch (type) {
    case 'static':
      return null;
    case 'quantity':
      return `${formatMoney(value)} за\u00a0единицу`;
    case 'static_quantity':
      return `${start}${formatMoney(value)} за\u00a0единицу`;
    case 'percent':
      return percent(value);
    case 'static_percent':
      return `${start}${percent(value)}`;
    case 'percent_quantity':
      return `${percent(value)} за\u00a0единицу`;
  }
}

/** Whether the minimum can ever be more than the rate itself gives. */
function isLimiting({ type, value, minValue, base = 0 }: ServiceCalculation): boolean {
  const surest = { quantity: value, static_quantity: base + value, static_percent: base };
  return minValue > (type in surest ? surest[type as keyof typeof surest] : 0);
}

/**
 * How a service is priced, in words: «7 % от суммы товаров, не меньше 990 ₽» (specification §9); null where the price
 * beside it says it all.
 */
export function rateText(calculate: ServiceCalculation): string | null {
  const words = rate(calculate);
  if (words === null || !isLimiting(calculate)) return words;
  const each = calculate.type === 'percent_quantity' ? ' за\u00a0единицу' : '';
  return `${words}, не\u00a0меньше ${formatMoney(calculate.minValue)}${each}`;
}
