import type { CartItem } from '@siren/domain/cart';
import { formatCount } from '@siren/ui/format';
import { useCart } from '../cart/index.ts';
import { useNotices } from '../notices/index.ts';

/** Takes rows out of the cart and offers to bring them back as they were. */
export function useRemoval(): (rows: readonly CartItem[]) => void {
  const { cart, session } = useCart();
  const { say } = useNotices();
  return (rows) => {
    const [first] = rows;
    if (!cart || !first) return;
    const gone = rows.flatMap((row) => {
      const offer = cart.offers[row.offer];
      return offer ? [{ offer, quantity: row.quantity, selected: row.selected }] : [];
    });
    const name = gone[0]?.offer.name ?? 'Товар';
    const words = rows.length === 1 ? name : formatCount(rows.length, ['товар', 'товара', 'товаров']);
    const ids = rows.flatMap(({ grouped }) => grouped);
    void session.remove(ids).then((removed) => {
      if (removed) {
        say(`Удалено: ${words}`, { label: 'Вернуть', onSelect: () => void session.restore(gone) });
      }
    });
  };
}
