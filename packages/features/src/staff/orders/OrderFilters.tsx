import { comingDays, pastDays } from '@siren/domain/lists';
import { moneyStates, orderStatusCodes } from '@siren/domain/orders';
import { DayFilter, FilterMenu, statusWords } from '../kit/index.ts';
import type { Days, ListAddressState } from '../kit/index.ts';
import { moneyWords } from './orderWords.ts';
import { dayIn } from './resources.ts';

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

const daysOf = (day: string | null) => (day === null ? [] : [day]);

/** What the list of orders is narrowed by. */
export function OrderFilters({ list: { address, change }, stores, sources, today }: OrderFiltersProps) {
  const { filters } = address;
  const chooseDays =
    (first: string, last: string) =>
    ({ from, to }: Days) =>
      change({ filters: { ...filters, [first]: daysOf(from), [last]: daysOf(to) } });
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      {today !== null && (
        <>
          <DayFilter
            label="Оформлен"
            today={today}
            presets={pastDays(today)}
            chosen={{ from: dayIn(filters, 'from'), to: dayIn(filters, 'to') }}
            onChange={chooseDays('from', 'to')}
          />
          <DayFilter
            label="День получения"
            today={today}
            presets={comingDays(today)}
            chosen={{ from: dayIn(filters, 'dateFrom'), to: dayIn(filters, 'dateTo') }}
            onChange={chooseDays('dateFrom', 'dateTo')}
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
