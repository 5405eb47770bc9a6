import { favoriteAvailabilities, favoriteCounts, favoriteSorts } from '@siren/domain/favorites';
import type { FavoriteAvailability, FavoriteItem, FavoriteSort } from '@siren/domain/favorites';
import { Button } from '@siren/ui/button';
import { Chip } from '@siren/ui/chip';
import { formatNumber } from '@siren/ui/format';
import { Select } from '@siren/ui/select';
import * as css from './FavoritesView.css.ts';
import type { FavoritesChoice } from './useFavoritesView.ts';

export interface FavoritesBarProps {
  items: readonly FavoriteItem[];
  choice: FavoritesChoice;
  onChoice(change: Partial<FavoritesChoice>): void;
  takeAll: {
    /** How many goods would be added. */
    count: number;
    pending: boolean;
    /** What was not added, to be told. */
    leftOut: readonly FavoriteItem[];
  };
  onTakeAll(): void;
}

const stocks: Record<FavoriteAvailability, string> = {
  all: 'Все',
  in_stock: 'В\u00a0наличии',
  out_of_stock: 'Нет в\u00a0наличии',
};
const sorts: Record<FavoriteSort, string> = {
  added: 'Сначала новые в\u00a0списке',
  'price-asc': 'Сначала дешёвые',
  'price-desc': 'Сначала дорогие',
  cheaper: 'Сначала подешевевшие',
};
const options = favoriteSorts.map((value) => ({ value, label: sorts[value] }));

/** What of the list is shown, in which order, and all of it into the cart. */
export function FavoritesBar({ items, choice, onChoice, takeAll, onTakeAll }: FavoritesBarProps) {
  const counts = favoriteCounts(items);
  return (
    <div className={css.bar}>
      <div className={css.chips} role="group" aria-label="Наличие">
        {favoriteAvailabilities.map((stock) => (
          <Chip
            key={stock}
            selected={choice.stock === stock}
            disabled={counts[stock] === 0}
            onClick={() => onChoice({ stock })}
          >
            {stocks[stock]} <span className={css.count}>{formatNumber(counts[stock])}</span>
          </Chip>
        ))}
      </div>
      {items.length > 1 && (
        <Select
          look="plain"
          label="Порядок товаров"
          hideLabel
          options={options}
          value={choice.sort}
          onValueChange={(value) => {
            const sort = favoriteSorts.find((known) => known === value);
            if (sort) onChoice({ sort });
          }}
        />
      )}
      <div className={css.takeAll}>
        <Button disabled={takeAll.count === 0} loading={takeAll.pending} wide onClick={onTakeAll}>
          В корзину все
        </Button>
      </div>
    </div>
  );
}
