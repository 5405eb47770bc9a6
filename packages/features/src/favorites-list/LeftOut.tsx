import { whyNotToCart } from '@siren/domain/favorites';
import type { FavoriteItem, FavoriteObstacle } from '@siren/domain/favorites';
import { Callout } from '@siren/ui/callout';
import { goodsCount } from '../catalog/index.ts';

const reasons: Record<FavoriteObstacle, string> = {
  out_of_stock: 'нет в\u00a0наличии',
  exposition: 'стоит только в\u00a0магазине',
};

/** What «В корзину все» left behind, and why. */
export function LeftOut({ items }: { items: readonly FavoriteItem[] }) {
  return (
    <Callout tone="caution" title={`Не\u00a0добавлено: ${goodsCount(items.length)}`}>
      <ul>
        {items.map((item) => {
          const reason = whyNotToCart(item);
          return (
            <li key={item.id}>
              {item.name}
              {reason && `: ${reasons[reason]}`}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
