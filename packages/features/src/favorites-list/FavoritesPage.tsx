import { Container } from '@siren/ui/layout';
import { AccountNav } from '../account-frame/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { EmptyFavorites } from './EmptyFavorites.tsx';
import { FavoritesPanel } from './FavoritesPanel.tsx';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { useInfo } from '../info/index.ts';
import { useFavoritesList } from './useFavoritesList.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** /lk/favorites: what the visitor keeps, signed in or not. */
export function FavoritesPage() {
  const { list, error, state, retry } = useFavoritesList();
  const user = useInfo()?.user;
  const kept = useKeptFocus(list?.total ?? 0);
  return (
    <Container {...kept}>
      <title>Избранное | Сирень</title>
      {user && <AccountNav />}
      {error ? (
        <LoadFailed
          level={1}
          title="Избранное не&nbsp;загрузилось"
          error={error}
          retrying={state === 'pending'}
          onRetry={retry}
        />
      ) : !list ? (
        <FavoritesSkeleton />
      ) : list.total > 0 ? (
        <FavoritesPanel list={list} />
      ) : (
        <EmptyFavorites />
      )}
    </Container>
  );
}
