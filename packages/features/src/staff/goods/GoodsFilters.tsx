import { goodStates } from '@siren/domain/goods';
import type { AnswerOf } from '@siren/contract/calls';
import { FilterMenu, MoneyFilter } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { stateWords } from './goodWords.ts';

const stateOptions = goodStates.map((value) => ({ value, label: stateWords[value].word }));
const stockOptions = [
  { value: 'in', label: 'Есть' },
  { value: 'out', label: 'Нет' },
];

export interface GoodsFiltersProps {
  list: ListAddressState;
  /** What there is to choose from; undefined while it is not known. */
  choices: AnswerOf<'/api/admin/catalog/choices'> | undefined;
}

/** What the list of goods is narrowed by. */
export function GoodsFilters({ list, choices }: GoodsFiltersProps) {
  const { address, change } = list;
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      {choices && (
        <>
          <FilterMenu
            label="Раздел"
            options={choices.sections.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosen={filters.section ?? []}
            onChange={choose('section')}
          />
          <FilterMenu
            label="Бренд"
            options={choices.brands.map((brand) => ({ value: brand, label: brand }))}
            chosen={filters.brand ?? []}
            onChange={choose('brand')}
          />
          <FilterMenu
            label="Бейдж"
            options={choices.badges.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosen={filters.badge ?? []}
            onChange={choose('badge')}
          />
        </>
      )}
      <MoneyFilter
        label="Цены"
        hint="Цена любого из вариантов в любом регионе."
        list={list}
        first="priceFrom"
        last="priceTo"
      />
      <FilterMenu
        label="Остаток"
        options={stockOptions}
        chosen={filters.stock ?? []}
        onChange={choose('stock')}
      />
      <FilterMenu
        label="Показ"
        options={stateOptions}
        chosen={filters.state ?? []}
        onChange={choose('state')}
      />
    </>
  );
}
