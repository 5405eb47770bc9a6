import type { CartSummary } from '@siren/domain/cart';

/** Why the order cannot be placed as the cart stands. */
export interface Hindrance {
  /** Beside the sum. */
  words: string;
  /** In the phone's bar, which has room for three. */
  short: string;
  /** It can be placed once what is not sold is left out. */
  drops: boolean;
}

const NOTHING: Hindrance = {
  words: 'Отметьте товары, которые хотите заказать.',
  short: 'Ничего не\u00a0отмечено',
  drops: false,
};
const ALL_UNSOLD: Hindrance = {
  words: 'Выбранного нет в\u00a0продаже. Отметьте другие товары.',
  short: 'Нет в\u00a0продаже',
  drops: false,
};
const SOME_UNSOLD: Hindrance = {
  words: 'Часть товаров заказать нельзя: в\u00a0сумму они не\u00a0входят.',
  short: 'Не\u00a0всё в\u00a0продаже',
  drops: true,
};
const TROUBLED: Hindrance = {
  words: 'Не все товары можно заказать: посмотрите пометки в\u00a0списке.',
  short: 'Не\u00a0всё в\u00a0наличии',
  drops: false,
};

/** What stands in the way of the order, for both of its buttons; null where nothing does. */
export function hindrance({
  selectedRows,
  problems,
  unsold,
}: Pick<CartSummary, 'selectedRows' | 'problems' | 'unsold'>): Hindrance | null {
  if (selectedRows === 0) return unsold.length > 0 ? ALL_UNSOLD : NOTHING;
  if (problems.length === 0) return null;
  return problems.every(({ key }) => unsold.some((row) => row.key === key)) ? SOME_UNSOLD : TROUBLED;
}
