import { moneyStates, orderStatusCodes, staffOrderSorts } from '@siren/domain/orders';
import type { MoneyState, OrderStatusCode, StaffOrderFilters } from '@siren/domain/orders';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress } from '../kit/index.ts';

/** Filters of the list, as its address names them. */
export const orderFilters = ['status', 'store', 'money', 'from', 'to', 'date', 'kept', 'mine'] as const;

type Sort = (typeof staffOrderSorts)[number];

const known = <Value extends string>(values: readonly string[] | undefined, all: readonly Value[]): Value[] =>
  all.filter((value) => values?.includes(value));
const day = (values: readonly string[] | undefined) =>
  values?.find((value) => /^\d{4}-\d{2}-\d{2}$/.test(value));

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf({
  status,
  store,
  money,
  from,
  to,
  date,
  kept,
  mine,
}: ChosenFilters): StaffOrderFilters {
  const statuses: OrderStatusCode[] = known(status, orderStatusCodes);
  const moneys: MoneyState[] = known(money, moneyStates);
  const stores = (store ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0);
  const [since, until, on, keptTo] = [day(from), day(to), day(date), day(kept)];
  return {
    ...(statuses.length > 0 && { status: statuses }),
    ...(stores.length > 0 && { store: stores }),
    ...(moneys.length > 0 && { money: moneys }),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { to: until }),
    ...(on !== undefined && { date: on }),
    ...(keptTo !== undefined && { kept: keptTo }),
    ...(mine && { mine: true as const }),
  };
}

export const FIRST_SORT = { key: staffOrderSorts[0], direction: 'descending' } as const;

const sortOf = (sort: ListAddress['sort']) =>
  sort !== null && (staffOrderSorts as readonly string[]).includes(sort.key)
    ? { key: sort.key as Sort, direction: sort.direction }
    : FIRST_SORT;

/** The page of the list that an address names. */
export const ordersResource = ({ query, filters, sort, page }: ListAddress) =>
  resource('/api/admin/orders/list', { query, filters: filtersOf(filters), sort: sortOf(sort), page });

/** How many orders each view has. */
export const orderViewsResource = resource('/api/admin/orders/views', {});

/** Anybody's order. */
export const orderResource = (id: number) => resource('/api/admin/orders/get', { id });
