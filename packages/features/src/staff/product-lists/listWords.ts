import { LIST_NAME_MAX } from '@siren/domain/product-lists';
import type { ListChange, ListedGood, ListState, ProductListRow } from '@siren/domain/product-lists';
import { formatCount, formatMoney, formatShortDate } from '@siren/ui/format';

export const stateTones: Readonly<Record<ListState, 'neutral' | 'caution' | 'brand'>> = {
  draft: 'neutral',
  coming: 'caution',
  running: 'brand',
  ended: 'neutral',
};

/** Days of the calendar are the same by any clocks. */
const DAYS = 'UTC';

/** «01.11.2026–30.11.2026», «с 01.11.2026». */
export function daysText({ from, to }: Pick<ProductListRow, 'from' | 'to'>): string {
  if (from === null) return 'не\u00a0показывается';
  if (to !== null) return `${formatShortDate(from, DAYS)}–${formatShortDate(to, DAYS)}`;
  return `с\u00a0${formatShortDate(from, DAYS)}`;
}

export const goodsText = (count: number): string => formatCount(count, ['товар', 'товара', 'товаров']);

/** What a good is called, one that was deleted by its number. */
export const goodName = ({ name, offer }: Pick<ListedGood, 'name' | 'offer'>): string =>
  name === '' ? `Товар №\u00a0${offer}` : name;

/** What a copy of a list is called until somebody says otherwise. */
export const copyName = (name: string): string => {
  const end = ': копия';
  return name.slice(0, LIST_NAME_MAX - end.length) + end;
};

/** What hinders shoppers from seeing it, or how many pieces there are. */
export function stockText({ state, price, pieces }: ListedGood): string {
  if (state === 'gone') return 'Товара больше нет';
  if (price === null) return 'здесь не\u00a0продаётся';
  return pieces === 0 ? 'нет в\u00a0наличии' : `в\u00a0наличии ${pieces}`;
}

export const priceText = ({ price }: ListedGood): string => (price === null ? '—' : formatMoney(price));

/** What a change was, in the past: «Добавили „Лампа“». */
export function changeText(change: ListChange, nameOf: (offer: number) => string): string {
  if (change.kind === 'set') return 'Изменили название и\u00a0дни';
  const deed = { add: 'Добавили', move: 'Переместили', remove: 'Убрали' }[change.kind];
  return `${deed}: ${nameOf(change.offer)}`;
}
