import { favoriteAvailabilities, favoriteSorts } from '@siren/domain/favorites';
import type { FavoriteAvailability, FavoriteSort } from '@siren/domain/favorites';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface FavoritesChoice {
  stock: FavoriteAvailability;
  sort: FavoriteSort;
}

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

/**
 * What the buyer looks at, and in which order; kept in the address, for Back and for a shared link. The whole
 * list is here already, so that the router need not load the page for it.
 */
export function useFavoritesView(): [FavoritesChoice, (change: Partial<FavoritesChoice>) => void] {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<FavoritesChoice>({
    stock: known(favoriteAvailabilities, search.get('stock')) ?? 'all',
    sort: known(favoriteSorts, search.get('sort')) ?? 'added',
  });
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      const url = new URL(location.href);
      const put = (name: string, value: string, usual: string) =>
        value === usual ? url.searchParams.delete(name) : url.searchParams.set(name, value);
      put('stock', next.stock, 'all');
      put('sort', next.sort, 'added');
      history.replaceState(history.state, '', url);
    },
  ];
}
