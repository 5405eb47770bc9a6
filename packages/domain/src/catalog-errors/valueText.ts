import type { CatalogErrorRow } from './entities.ts';

/** What stands between two prices in the value of `price_jump`. */
const BETWEEN = '>';

/** The prices of a `price_jump`, roubles; null for a value of another rule. */
export function pricesOfValue(value: string): { before: number; now: number } | null {
  const [before, now, ...rest] = value.split(BETWEEN).map(Number);
  if (before === undefined || now === undefined || rest.length > 0) return null;
  return before > 0 && now > 0 ? { before, now } : null;
}

/** Share that a price has changed by, in whole percent: below 0 for down. */
export const percentOfJump = ({ before, now }: { before: number; now: number }): number =>
  Math.round((now / before - 1) * 100);

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

function priceText(value: string): string {
  const prices = pricesOfValue(value);
  if (!prices) return value;
  const percent = percentOfJump(prices);
  const way = percent < 0 ? 'упала' : 'выросла';
  return `Цена ${way} на\u00a0${number.format(Math.abs(percent))}\u00a0%, ${number.format(prices.now)}\u00a0₽`;
}

/** What is wrong, in words. */
export function errorValueText({ rule, value }: Pick<CatalogErrorRow, 'rule' | 'value'>): string {
  switch (rule) {
    case 'price_jump':
      return priceText(value);
    case 'no_price':
      return value === '' ? 'Нет цены' : value;
    case 'no_section':
      return 'Лежит в\u00a0«Других товарах»';
    case 'no_picture':
      return value === '' ? 'Нет картинки' : `Заглушка, ${value}`;
    case 'price_no_stock':
      return 'Нет ни\u00a0в\u00a0одном магазине';
    case 'promo_no_goods':
      return 'Ничего из\u00a0акции не\u00a0продаётся';
    case 'name_length':
      return value.trim() === '' ? 'Названия нет' : `${Array.from(value).length}\u00a0знаков`;
    default:
      return value;
  }
}
