import { favoriteAvailabilities, favoriteSorts } from '@siren/domain/favorites';
import type { FavoriteAvailability, FavoriteSort } from '@siren/domain/favorites';
import { useSearchParams } from 'react-router-dom';

export interface FavoritesChoice {
  stock: FavoriteAvailability;
  sort: FavoriteSort;
}

/** What an address says, of what is known; the first goes without saying. */
const known = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((one) => one === value) ?? values[0];

/** What the buyer looks at, and in which order; kept in the address, for Back and for a shared link. */
export function useFavoritesView(): [FavoritesChoice, (change: Partial<FavoritesChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = {
    stock: known(favoriteAvailabilities, search.get('stock')),
    sort: known(favoriteSorts, search.get('sort')),
  };
  return [
    choice,
    (change) => {
      const { stock, sort } = { ...choice, ...change };
      const next = new URLSearchParams(search);
      const put = (name: string, value: string, usual: string) =>
        value === usual ? next.delete(name) : next.set(name, value);
      put('stock', stock, favoriteAvailabilities[0]);
      put('sort', sort, favoriteSorts[0]);
      setSearch(next, { replace: true });
    },
  ];
}
