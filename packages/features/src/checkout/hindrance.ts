import type { CartSummary } from '@siren/domain/cart';
import { isPayableOrder } from '@siren/domain/checkout';

/** Why the order cannot be placed as the cart stands. */
export interface Hindrance {
  /** Beside the sum. */
  words: string;
  /** In the phone's bar, which has room for three. */
  short: string;
  /** It can be placed once what cannot be bought is left out. */
  drops: boolean;
}

const NOTHING: Hindrance = {
  words: 'Отметьте товары, которые хотите заказать.',
  short: 'Ничего не\u00a0отмечено',
  drops: false,
};
const ALL_TROUBLED: Hindrance = {
  words: 'Выбранное заказать нельзя: посмотрите пометки в\u00a0списке.',
  short: 'Нельзя заказать',
  drops: false,
};
const SOME_TROUBLED: Hindrance = {
  words: 'Часть товаров заказать нельзя: в\u00a0сумму они не\u00a0входят.',
  short: 'Не\u00a0всё в\u00a0наличии',
  drops: true,
};
const TOO_LARGE: Hindrance = {
  words: 'Такая сумма не\u00a0помещается в\u00a0один заказ. Позвоните нам.',
  short: 'Большая сумма',
  drops: false,
};
/** What stands in the way of the order, for both of its buttons; null where nothing does. */
export function hindrance({
  ordered,
  problems,
  totals,
}: Pick<CartSummary, 'ordered' | 'problems' | 'totals'>): Hindrance | null {
  if (ordered.length === 0) return problems.length > 0 ? ALL_TROUBLED : NOTHING;
  if (!isPayableOrder(totals)) return TOO_LARGE;
  return problems.length > 0 ? SOME_TROUBLED : null;
}
