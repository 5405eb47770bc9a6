import type { PayloadOf } from '@siren/contract/calls';
import { mockCall } from '@siren/contract/mock';
import { sumRoubles } from '@siren/domain/money';
import { orderViews } from '@siren/domain/orders';
import type { StaffOrderFilters, StaffOrderRow } from '@siren/domain/orders';
import { stores } from './orders.fixtures.ts';

export const TODAY = '2026-11-21';
/** Who is at work in stories. */
const ME = 3;

const fits = (filters: StaffOrderFilters, query: string) => (order: StaffOrderRow) => {
  const { status, money, store, from, to, date, kept, mine } = filters;
  const day = order.placedAt.slice(0, 10);
  return (
    (!status || status.includes(order.status.code)) &&
    (!money || money.includes(order.money)) &&
    (!store || (order.store !== null && store.includes(order.store.id))) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (!date || order.date === date) &&
    // A row tells no last day of its own.
    !kept &&
    (!mine || order.responsible?.id === ME) &&
    `${order.number} ${order.customer}`.toLowerCase().includes(query.toLowerCase())
  );
};

type Sort = NonNullable<PayloadOf<'/api/admin/orders/list'>['sort']>;

const compare = ({ key, direction }: Sort) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: StaffOrderRow, other: StaffOrderRow) => {
    const [a, b] = [one[key] ?? '', other[key] ?? ''];
    return (
      sign *
      (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ru'))
    );
  };
};

/** A server that has these orders. */
export const mockStaffOrders = (orders: readonly StaffOrderRow[]) => [
  mockCall('/api/admin/orders/list', ({ query, filters, sort, page, size }) => {
    const found = orders.filter(fits(filters, query)).toSorted(compare(sort));
    return {
      rows: found.slice((page - 1) * size, page * size),
      total: found.length,
      sums: { toPay: sumRoubles(found.map(({ toPay }) => toPay)) },
    };
  }),
  mockCall('/api/admin/orders/views', () => ({
    today: TODAY,
    counts: Object.fromEntries(
      orderViews(TODAY).map(({ key, filters }) => [key, orders.filter(fits(filters, '')).length]),
    ),
    stores,
  })),
];
