import type { CartState } from '@siren/domain/cart';
import { multiplyRoubles, sumRoubles } from '@siren/domain/money';
import { formatCount, formatMoney } from '@siren/ui/format';

export interface CartLabel {
  /** Pieces in all rows. */
  count: number;
  /** Under the icon: the sum, or «Корзина» while there is none. */
  label: string;
  /** The count in words, «6 товаров»; empty while there is none. */
  words: string;
}

/**
 * What the way to the cart says: all that lies there, chosen for the order or not.
 * @param down what lies there is not known now
 */
export function cartLabel(cart: Pick<CartState, 'content'> | undefined, down = false): CartLabel {
  if (down) return { count: 0, label: 'Недоступна', words: 'ненадолго недоступна' };
  const rows = cart?.content ?? [];
  const count = rows.reduce((pieces, { quantity }) => pieces + quantity, 0);
  if (count === 0) return { count, label: 'Корзина', words: '' };
  const sum = formatMoney(sumRoubles(rows.map(({ price, quantity }) => multiplyRoubles(price, quantity))));
  return { count, label: sum, words: formatCount(count, ['товар', 'товара', 'товаров']) };
}
