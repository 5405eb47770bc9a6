import { servicePrice } from '@siren/domain/services';
import type { SelectedService, Service, ServiceUnit } from '@siren/domain/services';
import { formatCount, formatDecimal, formatExactMoney, formatMoney } from '@siren/ui/format';

type Rated = Pick<Service, 'calculate' | 'unit'>;

/** One, few and many of a unit; a price is told for one. */
const units: Record<ServiceUnit, { each: string; forms: readonly [string, string, string] }> = {
  piece: { each: 'за\u00a0штуку', forms: ['штука', 'штуки', 'штук'] },
  item: { each: 'за\u00a0предмет', forms: ['предмет', 'предмета', 'предметов'] },
  floor: { each: 'за\u00a0этаж', forms: ['этаж', 'этажа', 'этажей'] },
  year: { each: 'за\u00a0год', forms: ['год', 'года', 'лет'] },
};

/** How the price comes about, before its minimum; null where the price says it all. */
function rate({ calculate, unit }: Rated, total: number, quantity: number | null): string | null {
  const { type, value, base = 0 } = calculate;
  const { each, forms } = units[unit];
  const share = () =>
    `${formatDecimal(value)}\u00a0% от\u00a0${total > 0 ? formatExactMoney(total) : 'суммы товаров'}`;
  const counted = (price: string) =>
    quantity === null ? `${price} ${each}` : `${formatCount(quantity, forms)} ×\u00a0${price}`;
  const start = base > 0 ? `${formatMoney(base)} + ` : '';
  switch (type) {
    case 'static':
      return null;
    case 'quantity':
      return counted(formatMoney(value));
    case 'static_quantity':
      return `${start}${counted(formatMoney(value))}`;
    case 'percent':
      return share();
    case 'static_percent':
      return `${start}${share()}`;
    case 'percent_quantity':
      return counted(share());
  }
}

/**
 * How the price of a service comes about for this cart: «600 ₽ + 4 этажа × 300 ₽», and where it is not chosen yet
 * «600 ₽ + 300 ₽ за этаж»; its minimum where that decides. null where the price beside it says it all.
 *
 * @param total sum of the selected cart items, roubles
 */
export function rateText(
  service: Rated,
  total: number,
  selected: Pick<SelectedService, 'quantity'> | undefined,
): string | null {
  const { calculate, unit } = service;
  const words = rate(service, total, selected?.quantity ?? null);
  const quantity = selected?.quantity ?? 1;
  const free = servicePrice({ ...calculate, minValue: 0 }, total, quantity);
  if (words === null || free >= servicePrice(calculate, total, quantity)) return words;
  const each = calculate.type === 'percent_quantity' ? ` ${units[unit].each}` : '';
  return `${words}, не\u00a0меньше ${formatMoney(calculate.minValue)}${each}`;
}
