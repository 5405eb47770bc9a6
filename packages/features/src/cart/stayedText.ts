import { concerns } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';
import { formatNumber } from '@siren/ui/format';
import type { CartCall } from './CartSurroundings.ts';

const rowOf = (cart: CartState, id: number) => cart.content.find((row) => concerns(row, [id]));

const quantityText = (id: number, before: CartState, now: CartState): string => {
  const quantity = rowOf(now, id)?.quantity;
  if (quantity === undefined) return 'Этого товара в\u00a0корзине уже нет.';
  const pieces = `${formatNumber(quantity)}\u00a0шт.`;
  return quantity === rowOf(before, id)?.quantity
    ? `Количество осталось прежним: ${pieces}`
    : `Сейчас в\u00a0корзине ${pieces}`;
};

/**
 * What is as it was, after a change was taken back.
 *
 * @param change null of the cart as a whole
 * @param before the server's cart that the change was made on
 * @param told as the server has it; null where nobody knows
 * @returns null where there is nothing to say
 */
export function stayedText(
  change: CartChange | null,
  before: CartState | undefined,
  told: CartState | null,
): string | null {
  return change && before ? changeText(change, before, told ?? before) : null;
}

function changeText(change: CartChange, before: CartState, now: CartState): string | null {
  switch (change.type) {
    case 'update':
      return quantityText(change.id, before, now);
    case 'delete': {
      const left = now.content.filter((row) => concerns(row, change.ids)).length;
      if (left === 0) return null;
      return left === 1 ? 'Товар остался в\u00a0корзине.' : 'Товары остались в\u00a0корзине.';
    }
    case 'toggle':
      return now.content.filter((row) => concerns(row, change.ids)).length === 1
        ? 'Отметка осталась прежней.'
        : 'Отметки остались прежними.';
    case 'add':
      return 'Товар не\u00a0добавлен в\u00a0корзину.';
    // Whoever brings back what was removed offers it again.
    case 'restore':
      return null;
  }
}

const cityOf = ({ services: { cities, city } }: CartState) =>
  cities.find(({ code }) => code === city)?.name ?? city;

const CALLS: { [Path in CartCall]?: (cart: CartState) => string } = {
  '/api/cart/coupon': () => 'Промокод не\u00a0применён.',
  '/api/cart/del-coupon': () => 'Промокод остался в\u00a0корзине.',
  '/api/cart/set-service-city': (cart) => `Город доставки остался прежним: ${cityOf(cart)}.`,
  '/api/cart/add-by-codes': () => 'Товары не\u00a0добавлены в\u00a0корзину.',
};

/** What is as it was, after a call that changes the cart as a whole; null where there is nothing to say. */
export const stayedCallText = (path: CartCall, cart: CartState | undefined): string | null =>
  (cart && CALLS[path]?.(cart)) ?? null;
