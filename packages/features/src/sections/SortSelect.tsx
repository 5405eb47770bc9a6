import { sectionSorts } from '@siren/domain/catalog';
import type { SectionSort } from '@siren/domain/catalog';
import { Select } from '@siren/ui/select';

const labels: Record<SectionSort, string> = {
  popular: 'Сначала популярные',
  'price-asc': 'Сначала дешёвые',
  'price-desc': 'Сначала дорогие',
  new: 'Сначала новинки',
};
const options = sectionSorts.map((value) => ({ value, label: labels[value] }));

export interface SortSelectProps {
  sort: SectionSort;
  onSort(sort: SectionSort): void;
}

/** In which order the goods stand. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <Select
      look="plain"
      label="Порядок товаров"
      hideLabel
      options={options}
      value={sort}
      onValueChange={(value) => {
        const chosen = sectionSorts.find((known) => known === value);
        if (chosen) onSort(chosen);
      }}
    />
  );
}
