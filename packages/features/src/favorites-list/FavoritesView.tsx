import { cheaperBy } from '@siren/domain/favorites';
import type { FavoriteItem, FavoriteList, LostFavorite } from '@siren/domain/favorites';
import { Callout } from '@siren/ui/callout';
import { formatMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import { goodsCount, ProductCard, ProductGrid } from '../catalog/index.ts';
import { FavoritesBar } from './FavoritesBar.tsx';
import type { FavoritesBarProps } from './FavoritesBar.tsx';
import * as css from './FavoritesView.css.ts';
import { LeftOut } from './LeftOut.tsx';
import { LostFavorites } from './LostFavorites.tsx';

export interface FavoritesViewProps extends Omit<FavoritesBarProps, 'items'> {
  list: FavoriteList;
  /** What the filter shows, in its order. */
  items: readonly FavoriteItem[];
  /** Address of the login page for a guest; null for who is signed in. */
  login: string | null;
  onLetGo(good: LostFavorite): void;
  renderAction(item: FavoriteItem): ReactNode;
  renderCorner(item: FavoriteItem): ReactNode;
}

/** Everything that is kept: goods as cards, then what cannot be bought any more. */
export function FavoritesView(props: FavoritesViewProps) {
  const { list, items, login, onLetGo, renderAction, renderCorner, ...bar } = props;
  return (
    <>
      <div className={css.heading}>
        <Heading level={1}>Избранное</Heading>
        <Text as="span" size={18} tone="muted" numeric nowrap role="status">
          {goodsCount(list.total)}
        </Text>
      </div>
      {login !== null && (
        <Text tone="muted">
          Список хранится в&nbsp;этом браузере. <Link render={<RouterLink to={login} />}>Войдите</Link>, чтобы
          он&nbsp;был на&nbsp;всех ваших устройствах: ничего не&nbsp;пропадёт.
        </Text>
      )}
      {list.items.length > 0 && <FavoritesBar {...bar} items={list.items} />}
      <div className={css.news} role="status">
        {bar.takeAll.leftOut.length > 0 && <LeftOut items={bar.takeAll.leftOut} />}
      </div>
      {list.items.length > 0 && items.length === 0 && (
        <Callout role="status">
          {bar.choice.stock === 'in_stock'
            ? 'Ничего из\u00a0избранного сейчас нет в\u00a0наличии. Посмотрите похожее в\u00a0разделах.'
            : 'Всё избранное есть в\u00a0наличии.'}
        </Callout>
      )}
      <ProductGrid label="Избранные товары">
        {items.map((item, index) => (
          <li key={item.id}>
            <ProductCard
              card={item}
              level={2}
              priority={index < 4}
              note={<CheaperNote item={item} />}
              action={renderAction(item)}
              corner={renderCorner(item)}
            />
          </li>
        ))}
      </ProductGrid>
      {list.lost.length > 0 && <LostFavorites goods={list.lost} onLetGo={onLetGo} />}
    </>
  );
}

/** The good became cheaper since it was kept. */
function CheaperNote({ item }: { item: FavoriteItem }) {
  const roubles = cheaperBy(item);
  return (
    roubles > 0 && (
      <Text as="span" size={14} tone="positive" numeric>
        Дешевле на&nbsp;{formatMoney(roubles)}
      </Text>
    )
  );
}
