import type { StockStatus, StoreStock } from '@siren/domain/catalog';
import type { Store } from '@siren/domain/regions';
import { formatNumber } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import * as css from './StoreStockList.css.ts';

export interface StoreStockListProps {
  stock: readonly StoreStock[];
  /** Stores of the region. */
  stores: readonly Store[];
}

const tones: Record<StockStatus, 'positive' | 'caution' | 'muted'> = {
  in_stock: 'positive',
  few: 'caution',
  out_of_stock: 'muted',
};

/** How many pieces lie in which store, those that have some first. */
export function StoreStockList({ stock, stores }: StoreStockListProps) {
  const rows = stock
    .flatMap((row) => {
      const store = stores.find(({ id }) => id === row.store);
      return store ? [{ ...row, store }] : [];
    })
    .sort((a, b) => b.quantity - a.quantity);
  return (
    <ul>
      {rows.map(({ store, status, quantity }) => (
        <li key={store.id} className={css.store}>
          <Text as="span" weight="medium" tone="strong">
            {store.address}
          </Text>
          <Text as="span" weight="medium" tone={tones[status]} numeric nowrap>
            {status === 'out_of_stock' ? 'нет' : `${formatNumber(quantity)}\u00a0шт.`}
          </Text>
          <Text as="span" size={14} tone="muted">
            {store.name}, {store.opens}–{store.closes}
          </Text>
        </li>
      ))}
    </ul>
  );
}
