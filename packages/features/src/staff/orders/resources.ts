import { exportAddress } from '@siren/contract/exports';
import type { ExportFormat } from '@siren/domain/exports';
import { knownIn, readIds } from '@siren/domain/lists';
import { moneyStates, orderStatusCodes, staffOrderSorts } from '@siren/domain/orders';
import type { MoneyState, OrderStatusCode, StaffOrderFilters } from '@siren/domain/orders';
import { resource } from '../../api/index.ts';
import type { Resource } from '../../api/index.ts';
import { dayIn } from '../kit/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

const orderFilters = [
  'status',
  'store',
  'money',
  'source',
  'from',
  'to',
  'dateFrom',
  'dateTo',
  'kept',
  'mine',
  'refund',
] as const;

type Sort = (typeof staffOrderSorts)[number];

const dayFilters = ['from', 'to', 'dateFrom', 'dateTo', 'kept'] as const;

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf({
  status,
  store,
  money,
  source,
  mine,
  refund,
  ...days
}: ChosenFilters): StaffOrderFilters {
  const statuses: OrderStatusCode[] = knownIn(status, orderStatusCodes);
  const moneys: MoneyState[] = knownIn(money, moneyStates);
  const [stores, sources] = [readIds(store, 200), readIds(source, 200)];
  return {
    ...(statuses.length > 0 && { status: statuses }),
    ...(stores.length > 0 && { store: stores }),
    ...(moneys.length > 0 && { money: moneys }),
    ...(sources.length > 0 && { source: sources }),
    ...Object.fromEntries(
      dayFilters.flatMap((key) => {
        const chosen = dayIn(days, key);
        return chosen === null ? [] : [[key, chosen]];
      }),
    ),
    ...(mine && { mine: true as const }),
    ...(refund && { refund: true as const }),
  };
}

/** What the address of the list may say. */
export const orderRule: ListRule = {
  filters: orderFilters,
  sorts: staffOrderSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: staffOrderSorts[0], direction: 'descending' } as const;

const sortOf = (sort: ListAddress['sort']) =>
  sort !== null && (staffOrderSorts as readonly string[]).includes(sort.key)
    ? { key: sort.key as Sort, direction: sort.direction }
    : FIRST_SORT;

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const ordersResource = (address: ListAddress) =>
  resource('/api/admin/orders/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const ordersFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('orders', format, askedBy(address));

/** How many orders each view has. */
export const orderViewsResource = resource('/api/admin/orders/views', {});

/** Anybody's order. */
export const orderResource = (id: number) => resource('/api/admin/orders/get', { id });

/** Whether a key of the cache is of what is read of orders. */
export const isOfOrders = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api/admin/orders/');

/** Where causes are read: each of those who cancel asks by calls of their own. */
export type CausesResource =
  | Resource<'/api/admin/orders/cancel-causes'>
  | Resource<'/api/backoffice/orders/cancel-causes'>;

/** Why an order may be cancelled. */
export const causesResource = resource('/api/admin/orders/cancel-causes', {});
