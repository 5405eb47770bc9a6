import { removedRows } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';
import { formatCount } from '@siren/ui/format';
import { behindFrame } from '../navigation/index.ts';
import type { Notices } from '../notices/index.ts';
import type { CartSession } from './CartSession.ts';

const TIMES = ['товар', 'товара', 'товаров'] as const;

/**
 * Offers to bring back, as it was, what a saved change took out of the cart, on whatever page that was done; where that
 * fails, it is offered again.
 */
export function offerUndo(
  session: Pick<CartSession, 'restore'>,
  say: Notices['say'],
): (change: CartChange | null, before: CartState, after: CartState) => void {
  return (change, before, after) => {
    const gone = removedRows(change, before, after);
    const [first] = gone;
    if (!first) return;
    const offer = (words: string) =>
      say(words, {
        label: 'Вернуть',
        // By then the popup is gone and the focus where it was before, from where it goes on to what comes back.
        onSelect: () => behindFrame(() => void bringBack()),
      });
    const bringBack = async () => {
      // Why it failed is said by the session.
      if (!(await session.restore(gone))) offer('Не\u00a0вернулось в\u00a0корзину');
    };
    const what = gone.length === 1 ? first.offer.name : formatCount(gone.length, TIMES);
    offer(`Убрано из\u00a0корзины: ${what}`);
  };
}
