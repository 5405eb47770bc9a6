import { comingDays, pastDays } from '@siren/domain/lists';
import { moneyStates, orderStatusCodes } from '@siren/domain/orders';
import { FilterMenu, ListDays, statusWords } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { moneyWords } from './orderWords.ts';

const statusOptions = orderStatusCodes.map((value) => ({ value, label: statusWords[value].word }));
const moneyOptions = moneyStates.map((value) => ({ value, label: moneyWords[value].word }));

interface Named {
  id: number;
  name: string;
}

interface OrderFiltersProps {
  list: ListAddressState;
  stores: readonly Named[];
  /** Where orders come from. */
  sources: readonly Named[];
  /** ISO 8601 date; null while it is not known. */
  today: string | null;
}

const namedOptions = (ones: readonly Named[]) =>
  ones.map(({ id, name }) => ({ value: String(id), label: name }));

/** What the list of orders is narrowed by. */
export function OrderFilters({ list, stores, sources, today }: OrderFiltersProps) {
  const { address, change } = list;
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      {today !== null && (
        <>
          <ListDays label="Оформлен" today={today} presets={pastDays(today)} list={list} />
          <ListDays
            label="День получения"
            today={today}
            presets={comingDays(today)}
            list={list}
            first="dateFrom"
            last="dateTo"
          />
        </>
      )}
      <FilterMenu
        label="Статус"
        options={statusOptions}
        chosen={filters.status ?? []}
        onChange={choose('status')}
      />
      <FilterMenu
        label="Оплата"
        options={moneyOptions}
        chosen={filters.money ?? []}
        onChange={choose('money')}
      />
      {stores.length > 0 && (
        <FilterMenu
          label="Магазин"
          options={namedOptions(stores)}
          chosen={filters.store ?? []}
          onChange={choose('store')}
        />
      )}
      {sources.length > 0 && (
        <FilterMenu
          label="Источник"
          options={namedOptions(sources)}
          chosen={filters.source ?? []}
          onChange={choose('source')}
        />
      )}
    </>
  );
}
