import type { SearchSort } from '@siren/domain/catalog';
import { Select } from '@siren/ui/select';
import type { Sorts } from './address/index.ts';

const labels: Record<SearchSort, string> = {
  relevance: 'Сначала подходящие',
  popular: 'Сначала популярные',
  'price-asc': 'Сначала дешёвые',
  'price-desc': 'Сначала дорогие',
  new: 'Сначала новинки',
};

export interface SortSelectProps<Sort extends SearchSort> {
  /** Orders to choose from, as they stand. */
  sorts: Sorts<Sort>;
  sort: SearchSort;
  onSort(sort: Sort): void;
}

/** In which order the goods stand. */
export function SortSelect<Sort extends SearchSort>({ sorts, sort, onSort }: SortSelectProps<Sort>) {
  return (
    <Select
      look="plain"
      label="Порядок товаров"
      hideLabel
      options={sorts.map((value) => ({ value, label: labels[value] }))}
      value={sort}
      onValueChange={(value) => {
        const chosen = sorts.find((known) => known === value);
        if (chosen) onSort(chosen);
      }}
    />
  );
}
