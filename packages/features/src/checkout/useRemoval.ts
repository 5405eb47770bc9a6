import type { CartItem, RemovedRow } from '@siren/domain/cart';
import { formatCount } from '@siren/ui/format';
import { useCart } from '../cart/index.ts';
import { useNotices } from '../notices/index.ts';

type Gone = Omit<RemovedRow, 'id'>;

const TIMES = ['товар', 'товара', 'товаров'] as const;

/** Takes rows out of the cart and offers to bring them back as they were; where that fails, it is offered again. */
export function useRemoval(): (rows: readonly CartItem[]) => void {
  const { cart, session } = useCart();
  const { say } = useNotices();
  const offerBack = (words: string, gone: readonly Gone[]) =>
    say(words, { label: 'Вернуть', onSelect: () => void bringBack(gone) });
  const bringBack = async (gone: readonly Gone[]) => {
    // Why it failed is said by the session.
    if (!(await session.restore(gone))) offerBack('Не\u00a0вернулось в\u00a0корзину', gone);
  };
  return (rows) => {
    const [first] = rows;
    if (!cart || !first) return;
    const gone = rows.flatMap((row) => {
      const offer = cart.offers[row.offer];
      return offer ? [{ offer, price: row.price, quantity: row.quantity, selected: row.selected }] : [];
    });
    const name = gone[0]?.offer.name ?? 'Товар';
    const words = rows.length === 1 ? name : formatCount(rows.length, TIMES);
    const ids = rows.flatMap(({ grouped }) => grouped);
    void session.remove(ids).then((removed) => {
      if (removed) offerBack(`Удалено: ${words}`, gone);
    });
  };
}
