import { isDay } from '@siren/domain/lists';
import { DayFilter } from './DayFilter.tsx';
import type { DayFilterProps, Days } from './DayFilter.tsx';
import type { ChosenFilters } from './listAddress.ts';
import type { ListAddressState } from './useListAddress.ts';

/** The day that an address names; null for none, and for what is none. */
export const dayIn = (filters: ChosenFilters, key: string): string | null =>
  filters[key]?.find((value) => isDay(value)) ?? null;

const daysOf = (day: string | null) => (day === null ? [] : [day]);

export interface ListDaysProps extends Omit<DayFilterProps, 'chosen' | 'onChange'> {
  list: ListAddressState;
  /** Keys of the filters that hold the first and the last day. @default 'from', 'to' */
  first?: string;
  last?: string;
}

/** Days that a list is narrowed to; they stand in its address. */
export function ListDays({ list, first = 'from', last = 'to', ...filter }: ListDaysProps) {
  const { filters } = list.address;
  return (
    <DayFilter
      {...filter}
      chosen={{ from: dayIn(filters, first), to: dayIn(filters, last) }}
      onChange={({ from, to }: Days) =>
        list.change({ filters: { ...filters, [first]: daysOf(from), [last]: daysOf(to) } })
      }
    />
  );
}
