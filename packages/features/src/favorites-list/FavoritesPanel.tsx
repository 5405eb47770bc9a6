import { paths } from '@siren/contract/routes';
import { hasAvailability, sortFavorites } from '@siren/domain/favorites';
import type { FavoriteItem, FavoriteList, LostFavorite } from '@siren/domain/favorites';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { goodsCount } from '../catalog/index.ts';
import { FavoriteButton, useFavoritesSession } from '../favorites/index.ts';
import { useInfo } from '../info/index.ts';
import { loginAddress, useNotices } from '../notices/index.ts';
import { FavoritesView } from './FavoritesView.tsx';
import { useAddAll } from './useAddAll.ts';
import { useFavoritesView } from './useFavoritesView.ts';

/** The kept goods with what one does to them. */
export function FavoritesPanel({ list }: { list: FavoriteList }) {
  const [choice, setChoice] = useFavoritesView();
  const session = useFavoritesSession();
  const notices = useNotices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const guest = useInfo()?.user === null;
  const shown = list.items.filter((item) => hasAvailability(item, choice.stock));
  const { fit, unfit, adding, addAll } = useAddAll(shown);
  const [told, setTold] = useState(false);

  const sayRemoved = ({ id, name }: { id: number; name: string }) =>
    notices.say(`Убрано из\u00a0избранного: ${name}`, {
      label: 'Вернуть',
      onSelect: () => session.set(id, true, false),
    });

  async function takeAll(): Promise<void> {
    const count = await addAll();
    if (count === 0) return;
    setTold(true);
    notices.say(`В\u00a0корзине: ${goodsCount(count)}`, {
      label: 'Открыть корзину',
      onSelect: () => void navigate(paths.cart()),
    });
  }

  return (
    <FavoritesView
      list={list}
      items={sortFavorites(shown, choice.sort)}
      choice={choice}
      onChoice={(change) => {
        setTold(false);
        setChoice(change);
      }}
      login={guest ? loginAddress(pathname) : null}
      takeAll={{ count: fit.length, pending: adding, leftOut: told ? unfit : [] }}
      onTakeAll={() => void takeAll()}
      onLetGo={(lost: LostFavorite) => {
        session.set(lost.id, false, true);
        sayRemoved(lost);
      }}
      renderAction={(item: FavoriteItem) => <AddToCart offer={offerOfCard(item)} />}
      renderCorner={(item: FavoriteItem) => (
        <FavoriteButton card={item} onChange={(kept) => !kept && sayRemoved(item)} />
      )}
    />
  );
}
