import { formatMoney, formatNumber } from '../format/index.ts';
import type { Column } from './Column.ts';

export interface Stock {
  id: string;
  name: string;
  pieces: number;
  price: number;
}

const kinds = ['Диван', 'Кресло', 'Торшер', 'Ковёр', 'Стол', 'Стул', 'Комод', 'Полка'] as const;

/** Goods of a storehouse: any number of them, always the same. */
export const stockOf = (count: number): Stock[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${kinds[index % kinds.length]} ${index + 1}`,
    pieces: (index * 7) % 120,
    price: 990 + ((index * 1370) % 90_000),
  }));

export const stockColumns: readonly Column<Stock>[] = [
  { key: 'name', header: 'Товар', cell: ({ name }) => name, width: 200 },
  {
    key: 'pieces',
    header: 'Остаток',
    kind: 'number',
    sortable: true,
    value: ({ pieces }) => pieces,
    cell: ({ pieces }) => formatNumber(pieces),
    width: 120,
  },
  {
    key: 'price',
    header: 'Цена',
    kind: 'number',
    sortable: true,
    value: ({ price }) => price,
    cell: ({ price }) => formatMoney(price),
    width: 140,
  },
];
