import type { StoreChoices } from '@siren/domain/stores';
import { FilterMenu } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { cityOptions } from './storeWords.ts';

export interface StoresFiltersProps {
  list: ListAddressState;
  /** undefined while they are not known. */
  choices: StoreChoices | undefined;
}

/** What stores are narrowed by. */
export function StoresFilters({ list: { address, change }, choices }: StoresFiltersProps) {
  if (!choices) return null;
  const regions = [...new Map(choices.cities.map(({ region }) => [region.id, region.name]))];
  const menu = (key: string, label: string, options: { value: string; label: string }[]) => (
    <FilterMenu
      label={label}
      options={options}
      chosen={address.filters[key] ?? []}
      onChange={(values) => change({ filters: { ...address.filters, [key]: values } })}
    />
  );
  return (
    <>
      {menu(
        'region',
        'Регион',
        regions.map(([id, label]) => ({ value: String(id), label })),
      )}
      {menu('city', 'Город', cityOptions(choices.cities))}
    </>
  );
}
