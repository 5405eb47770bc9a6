import type { CartSummary } from '@siren/domain/cart';

/** What stands in the way of the order as the cart stands. */
export interface Hindrance {
  /** null where nothing does. */
  words: string | null;
  /** Leaving out what cannot be bought at all is enough. */
  drops: boolean;
}

/** Why the order cannot be placed, in words for both of its buttons. */
export function hindrance({
  selectedRows,
  problems,
}: Pick<CartSummary, 'selectedRows' | 'problems'>): Hindrance {
  const gone = problems.every(({ problem }) => problem !== 'above_stock');
  if (selectedRows === 0) {
    const words =
      problems.length > 0
        ? 'Выбранного нет в\u00a0продаже. Отметьте другие товары.'
        : 'Отметьте товары, которые хотите заказать.';
    return { words, drops: false };
  }
  if (problems.length === 0) return { words: null, drops: false };
  return gone
    ? { words: 'Часть товаров заказать нельзя: в\u00a0сумму они не\u00a0входят.', drops: true }
    : { words: 'Не все товары можно заказать: посмотрите пометки в\u00a0списке.', drops: false };
}
