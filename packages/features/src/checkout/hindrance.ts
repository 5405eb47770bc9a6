import type { CartSummary } from '@siren/domain/cart';

/** Why the order cannot be placed as the cart stands. */
export interface Hindrance {
  /** null where it can. */
  words: string | null;
  /** It can once what is not sold is left out. */
  drops: boolean;
}

/** Tells both buttons of the order, that of the sum and that of the phone's bar, what stands in its way. */
export function hindrance({
  selectedRows,
  problems,
  unsold,
}: Pick<CartSummary, 'selectedRows' | 'problems' | 'unsold'>): Hindrance {
  const none = selectedRows === 0;
  if (none && unsold.length > 0)
    return { words: 'Выбранного нет в\u00a0продаже. Отметьте другие товары.', drops: false };
  if (none) return { words: 'Отметьте товары, которые хотите заказать.', drops: false };
  if (problems.length === 0) return { words: null, drops: false };
  const drops = problems.every(({ key }) => unsold.some((row) => row.key === key));
  return {
    words: drops
      ? 'Часть товаров заказать нельзя: в\u00a0сумму они не\u00a0входят.'
      : 'Не все товары можно заказать: посмотрите пометки в\u00a0списке.',
    drops,
  };
}
